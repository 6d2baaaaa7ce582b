// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n3) {
  n3 && n3.parentNode && n3.remove();
}
function m(r4, u4, i4, f5, o5) {
  var e3 = { type: r4, props: u4, key: i4, ref: f5, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o5 || ++t, __i: -1, __u: 0 };
  return !o5 && n.vnode && n.vnode(e3), e3;
}
function $(n3) {
  return n3.children;
}
function x(n3, t4) {
  this.props = n3, this.context = t4, this.__g = 0;
}
function S(n3, t4) {
  if (null == t4) return n3.__ && S(n3.__, n3.__i + 1);
  for (var r4; t4 < n3.__k.length; t4++) if ((r4 = n3.__k[t4]) && r4.__e) return r4.__e;
  return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
}
function C(t4) {
  var r4, u4 = t4.__v, i4 = u4.__e, f5 = [], o5 = [], e3 = t4.__P;
  e3 && ((r4 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r4), z(e3, r4, u4, t4.__n, e3.namespaceURI, 32 & u4.__u ? [i4] : null, f5, i4 || S(u4), 32 & u4.__u, o5), r4.__v = u4.__v, r4.__.__k[r4.__i] = r4, E(f5, r4, o5), u4.__ = u4.__e = null, r4.__e != i4 && j(r4));
}
function j(n3) {
  if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
    return t4 && (n3.__e = t4.__e);
  }), j(n3);
}
function L(t4) {
  (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n3, t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, v4, w4, d4, _4, g4 = u4.__k || y, k2 = t4.length;
  for (l4 = q(r4, t4, g4, l4, k2), s4 = 0; s4 < k2; s4++) null != (v4 = r4.__k[s4]) && (h4 = ~v4.__i && g4[v4.__i] || p, v4.__i = s4, _4 = z(n3, v4, h4, i4, f5, o5, e3, l4, c4, a5), w4 = v4.__e, (h4.ref != v4.ref || 8 & h4.__u) && (h4.ref && G(h4.ref, null, v4, h4), v4.ref && a5.push(v4.ref, v4.__c || w4, v4)), d4 = d4 || w4, 4 & v4.__u ? (l4 = A(v4, l4, n3, !h4.__v), h4.__e && (h4.__e = null)) : "function" == typeof v4.type && void 0 !== _4 ? l4 = _4 : w4 && (l4 = w4.nextSibling), v4.__u &= -21);
  return r4.__e = d4, l4;
}
function q(n3, t4, r4, u4, i4) {
  var f5, o5, e3, l4, c4, a5, s4, p4, y4, v4 = r4.length, d4 = v4, _4 = 0, g4 = 0, k2 = n3.__k = Array(i4);
  for (f5 = 0; f5 < i4; f5++) null != (o5 = t4[f5]) && "boolean" != typeof o5 && "function" != typeof o5 ? ("object" != typeof o5 || o5.constructor === String ? o5 = k2[f5] = m(null, o5) : w(o5) ? o5 = k2[f5] = m($, { children: o5 }) : o5.constructor === h && o5.__b ? o5 = k2[f5] = m(o5.type, o5.props, o5.key, o5.ref, o5.__v) : k2[f5] = o5, l4 = f5 + _4, o5.__ = n3, o5.__b = n3.__b + 1, e3 = null, ~(c4 = o5.__i = P(o5, r4, l4, d4)) && (d4--, (e3 = r4[c4]) && (e3.__u |= 2)), e3 && e3.__v ? (o5.__u |= 16, c4 == l4 - 1 ? _4-- : c4 == l4 + 1 ? _4++ : c4 != l4 && (c4 > l4 ? _4-- : _4++, g4 = 1)) : (~c4 || (i4 > v4 ? _4-- : i4 < v4 && _4++), "function" != typeof o5.type && (o5.__u |= 4))) : k2[f5] = null;
  if (g4) {
    for (a5 = [], s4 = [], f5 = 0; f5 < i4; f5++) if ((o5 = k2[f5]) && 16 & o5.__u) {
      for (_4 = 0, p4 = a5.length; _4 < p4; ) a5[y4 = _4 + p4 >> 1] < o5.__i ? _4 = y4 + 1 : p4 = y4;
      a5[_4] = o5.__i, s4[f5] = _4 + 1;
    }
    for (_4 = a5.length; f5--; ) s4[f5] && (s4[f5] == _4 ? _4-- : k2[f5].__u |= 4);
  }
  if (d4) for (f5 = 0; f5 < v4; f5++) !(e3 = r4[f5]) || 2 & e3.__u || (e3.__e == u4 && (u4 = S(e3)), J(e3, e3));
  return u4;
}
function A(n3, t4, r4, u4) {
  var i4, f5, o5, e3;
  if ("function" == typeof n3.type) {
    if (n3.props.__P) return t4;
    if (i4 = n3.__k) for (f5 = 0; f5 < i4.length; f5++) i4[f5] && (i4[f5].__ = n3, t4 = A(i4[f5], t4, r4, false));
    return t4;
  }
  for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o5 = n3.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o5 != e3 && (!u4 && r4.moveBefore && o5.parentNode ? r4.moveBefore(o5, t4) : r4.insertBefore(o5, t4 || null)), t4 = o5; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
  return t4;
}
function P(n3, t4, r4, u4) {
  var i4, f5 = n3.key, o5 = n3.type, e3 = t4[r4], l4 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f5 || l4 && f5 == e3.key && o5 == e3.type) return r4;
  if (u4 > (l4 ? 1 : 0)) {
    for (i4 = r4 - 1; i4 >= 0; i4--) if ((e3 = t4[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
    for (i4 = r4 + 1; i4 < t4.length; i4++) if ((e3 = t4[i4]) && !(2 & e3.__u) && f5 == e3.key && o5 == e3.type) return i4;
  }
  return -1;
}
function T(n3, t4, r4) {
  null == r4 && (r4 = ""), "-" == t4[0] ? n3.setProperty(t4, r4) : n3[t4] = r4;
}
function N(n3, t4, r4, u4, i4) {
  var f5, o5;
  if ("style" == t4) if ("string" == typeof r4) n3.style.cssText = r4;
  else {
    if ("string" == typeof u4 && (n3.style.cssText = u4 = ""), u4) for (t4 in u4) r4 && t4 in r4 || T(n3.style, t4);
    if (r4) for (t4 in r4) u4 && r4[t4] == u4[t4] || T(n3.style, t4, r4[t4]);
  }
  else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r4 && (r4 = null), "function" != typeof u4 && (u4 = null), (n3.__e || (n3.__e = {}))[t4] = r4, r4 && u4 || (o5 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f5 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r4 ? n3.addEventListener(t4, o5, f5) : n3.removeEventListener(t4, o5, f5));
  else {
    if ("http://www.w3.org/2000/svg" == i4) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n3) try {
      return void (n3[t4] = null == r4 ? "" : r4);
    } catch (n4) {
    }
    if ("function" == typeof r4) return;
    null == r4 || false === r4 && "-" != t4[4] ? n3.removeAttribute(t4) : n3.setAttribute(t4, "popover" == t4 && 1 == r4 ? "" : r4);
  }
}
function V(t4) {
  return function(r4) {
    var u4 = this.__e;
    if (u4) {
      if (u4 = u4[t4], null == r4[e]) r4[e] = c++;
      else if (r4[e] < this.__a[t4]) return;
      return u4(n.event ? n.event(r4) : r4);
    }
  };
}
function z(t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, p4, v4, d4, k2, b2, m4, M2, C4, j3, L3, H3, q2, A4, O, P4, T3, N3, V3 = r4.type;
  if (r4.constructor !== h) return null;
  128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r4.__u |= c4, p4 = o5 = [], 8 == s4.nodeType ? l4 = B(s4, o5) : o5.push(s4), l4 = o5[0] || l4), (s4 = n.__b) && s4(r4);
  n: if ("function" == typeof V3) {
    v4 = e3.length;
    try {
      if (M2 = r4.props, C4 = (s4 = V3.prototype) && s4.render, j3 = (s4 = V3.contextType) && i4[s4.__c], L3 = s4 ? j3 ? j3.props.value : s4.__ : i4, (d4 = u4.__c) ? (r4.__c = d4, 2 & d4.__g && (d4.__g |= 1)) : (C4 ? r4.__c = d4 = new V3(M2, L3) : (r4.__c = d4 = new x(M2, L3), d4.constructor = V3, d4.render = K), j3 && j3.sub(d4), d4.state || (d4.state = {}), d4.__n = i4, d4.__g |= 8, d4.__h = [], d4.__k = []), C4 && (d4.__s || (d4.__s = d4.state), V3.getDerivedStateFromProps && (d4.__s == d4.state && (d4.__s = _({}, d4.__s)), _(d4.__s, V3.getDerivedStateFromProps(M2, d4.__s)))), k2 = d4.props, b2 = d4.state, d4.__v = r4, u4.__c) {
        if (M2 !== k2 && C4 && !V3.getDerivedStateFromProps && d4.componentWillReceiveProps && d4.componentWillReceiveProps(M2, L3), r4.__v == u4.__v && !(8 & d4.__g) || !(4 & d4.__g) && d4.shouldComponentUpdate && false === d4.shouldComponentUpdate(M2, d4.__s, L3)) {
          r4.__v != u4.__v && (d4.props = M2, d4.state = d4.__s, d4.__g &= -9), r4.__e = u4.__e, r4.__k = u4.__k, r4.__k.some(function(n3) {
            n3 && (n3.__ = r4);
          }), y.push.apply(d4.__h, d4.__k), d4.__k = [], d4.__h.length && e3.push(d4), l4 = S(u4);
          break n;
        }
        d4.componentWillUpdate && d4.componentWillUpdate(M2, d4.__s, L3), C4 && d4.componentDidUpdate && d4.__h.push(function() {
          d4.componentDidUpdate(k2, b2, m4);
        });
      } else C4 && !V3.getDerivedStateFromProps && d4.componentWillMount && d4.componentWillMount(), C4 && d4.componentDidMount && d4.__h.push(d4.componentDidMount);
      d4.context = L3, d4.props = M2, d4.__P = t4, d4.__g &= -5, H3 = n.__r, q2 = C4 ? 25 : 0;
      do {
        d4.__g &= -9, H3 && H3(r4), s4 = d4.render(d4.props, d4.state = d4.__s, d4.context);
      } while (8 & d4.__g && ++q2 < 25);
      C4 && (y.push.apply(d4.__h, d4.__k), d4.__k = []), d4.state = d4.__s, d4.getChildContext && (i4 = _({}, i4, d4.getChildContext())), C4 && u4.__c && d4.getSnapshotBeforeUpdate && (m4 = d4.getSnapshotBeforeUpdate(k2, b2)), A4 = s4 && s4.type === $ && null == s4.key ? s4.props.children : s4, M2.__P && (s4 = l4, f5 = (t4 = M2.__P).namespaceURI, c4 = o5 = null, u4.props && u4.props.__P != t4 && (u4.__k.some(function(n3) {
        n3 && J(n3, n3);
      }), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t4, w(A4) ? A4 : [A4], r4, u4, i4, f5, o5, e3, l4, c4, a5), M2.__P && (r4.__e = null, l4 = s4), r4.__u &= -161, p4 && p4.some(g), d4.__h.length && e3.push(d4), 1 & d4.__g && (d4.__g &= -4);
    } catch (t5) {
      if (e3.length = v4, r4.__v = null, c4 || o5) if (t5 && t5.then) {
        if (r4.__u |= 128 | c4, o5) {
          for (~(T3 = o5.indexOf(l4 || void 0)) || (T3 = o5.length); (N3 = o5[T3 - 1]) && 8 == N3.nodeType; ) T3--;
          for (; T3 < o5.length; T3++) if (N3 = o5[T3]) if (o5[T3] = null, O) {
            if (N3 == P4) break;
          } else {
            if (8 != N3.nodeType) break;
            N3.data.startsWith("$s") && (P4 = B(O = N3));
          }
        }
        if (!O) {
          for (; l4 && 8 == l4.nodeType && l4.nextSibling; ) l4 = l4.nextSibling;
          O = l4;
        }
        (s4 = B(O = r4.__c.__z || (r4.__c.__z = O))) ? (r4.__e = O, l4 = s4) : r4.__e = l4, l4 = l4 && l4.nextSibling;
      } else o5 && o5.some(g);
      else r4.__e = u4.__e;
      r4.__k || (r4.__k = u4.__k || []), t5 && t5.then || D(r4), n.__e(t5, r4, u4);
    }
  } else l4 = r4.__e = F(u4.__e, r4, u4, i4, f5, o5, e3, c4, a5, t4);
  return (s4 = n.diffed) && s4(r4), l4;
}
function B(n3, t4) {
  if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r4 = 1; n3 = n3.nextSibling; ) {
    if (8 == n3.nodeType) {
      if (n3.data.startsWith("$s")) r4++;
      else if (n3.data.startsWith("/$s") && !--r4) return n3;
    }
    t4 && t4.push(n3);
  }
}
function D(n3) {
  n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
}
function E(t4, r4, u4) {
  for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
  n.__c && n.__c(r4, t4), t4.some(function(r5) {
    try {
      t4 = r5.__h, r5.__h = [], t4.some(function(n3) {
        n3.call(r5);
      });
    } catch (t5) {
      n.__e(t5, r5.__v);
    }
  });
}
function F(t4, r4, u4, i4, f5, o5, e3, l4, c4, a5) {
  var s4, h4, y4, _4, k2, b2, m4, M2, $3 = u4.props || p, x3 = r4.props, C4 = r4.type;
  if ("svg" == C4 ? f5 = "http://www.w3.org/2000/svg" : "math" == C4 ? f5 = "http://www.w3.org/1998/Math/MathML" : f5 || (f5 = "http://www.w3.org/1999/xhtml"), o5) {
    for (s4 = 0; s4 < o5.length; s4++) if ((k2 = o5[s4]) && (C4 ? k2.localName == C4 : 3 == k2.nodeType)) {
      t4 = k2, o5[s4] = null;
      break;
    }
  }
  if (!t4) {
    if (M2 = a5.ownerDocument || document, !C4) return M2.createTextNode(x3);
    t4 = M2.createElementNS(f5, C4, x3.is ? x3 : a5), l4 && (n.__m && n.__m(r4, o5), l4 = false), o5 = null;
  }
  if (C4) {
    if (a5 = "template" == C4 && t4.content || t4, o5 = "textarea" == C4 && null != x3.defaultValue ? null : o5 && d.call(a5.childNodes), !l4 && o5) for ($3 = {}, s4 = 0; s4 < t4.attributes.length; s4++) $3[(k2 = t4.attributes[s4]).name] = k2.value;
    for (s4 in $3) k2 = $3[s4], "dangerouslySetInnerHTML" == s4 ? y4 = k2 : "children" == s4 || s4 in x3 || "value" == s4 && "defaultValue" in x3 || "checked" == s4 && "defaultChecked" in x3 || N(t4, s4, null, k2, f5);
    for (s4 in x3) k2 = x3[s4], "children" == s4 ? _4 = k2 : "dangerouslySetInnerHTML" == s4 ? h4 = k2 : "value" == s4 ? b2 = k2 : "checked" == s4 ? m4 = k2 : l4 && "function" != typeof k2 || $3[s4] === k2 || N(t4, s4, k2, $3[s4], f5);
    h4 ? (l4 || y4 && (h4.__html == y4.__html || h4.__html == t4.innerHTML) || (t4.innerHTML = h4.__html), r4.__k = []) : (y4 && (t4.textContent = ""), ("foreignObject" == C4 || "http://www.w3.org/1998/Math/MathML" == f5 && v.test(C4)) && (f5 = "http://www.w3.org/1999/xhtml"), I(a5, w(_4) ? _4 : [_4], r4, u4, i4, f5, o5, e3, o5 ? o5[0] : u4.__k && S(u4, 0), l4, c4), o5 && o5.some(g)), l4 && "textarea" != C4 || (s4 = "value", "progress" == C4 && null == b2 ? t4.removeAttribute(s4) : null == b2 || b2 === t4[s4] && ("progress" != C4 || b2) || N(t4, s4, b2, $3[s4], f5), s4 = "checked", null != m4 && m4 != t4[s4] && N(t4, s4, m4, $3[s4], f5));
  } else $3 === x3 || l4 && t4.data == x3 || (t4.data = x3);
  return t4;
}
function G(t4, r4, u4, i4) {
  try {
    "function" == typeof t4 ? r4 ? r4.__x = t4(r4) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r4 = i4.__x) && (i4.__x = null, "function" == typeof r4 ? r4() : t4(null)) : t4.current = r4;
  } catch (t5) {
    n.__e(t5, u4);
  }
}
function J(t4, r4, u4) {
  var i4, f5, o5, e3;
  if (n.unmount && n.unmount(t4), !(i4 = t4.ref) || i4.current && i4.current != t4.__e || G(i4, null, r4, t4), i4 = t4.__c) {
    if (i4.componentWillUnmount) try {
      i4.componentWillUnmount();
    } catch (t5) {
      n.__e(t5, r4);
    }
    i4.__P = i4.__n = null;
  }
  if (i4 = t4.__k) for (e3 = 0; e3 < i4.length; e3++) i4[e3] && J(i4[e3], r4, "function" != typeof t4.type || u4 && !t4.props.__P);
  !u4 && (i4 = t4.__c) && (i4 = i4.__z) && (f5 = B(i4, o5 = [])) && (i4 == t4.__e && o5.some(g), g(f5), g(i4)), u4 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
}
function K(n3, t4, r4) {
  return this.constructor(n3, r4);
}
function Q(t4, r4) {
  var u4, i4, f5, o5;
  n.__ && n.__(t4, r4), 9 == r4.nodeType && (r4 = r4.documentElement), i4 = (u4 = t4 && 32 & t4.__u) ? null : r4.__k, r4.__k = m($, { children: [t4] }), f5 = [], o5 = [], z(r4, r4.__k, i4 || p, p, r4.namespaceURI, i4 ? null : r4.firstChild ? d.call(r4.childNodes) : null, f5, i4 ? i4.__e : r4.firstChild, u4, o5), E(f5, r4.__k, o5), r4.__k.props.children = null;
}
function U(n3) {
  function t4(n4) {
    var r4, u4;
    return this.getChildContext || (r4 = /* @__PURE__ */ new Set(), (u4 = {})[t4.__c] = this, this.getChildContext = function() {
      return u4;
    }, this.shouldComponentUpdate = function(n5) {
      this.props.value != n5.value && r4.forEach(function(n6) {
        n6.__g |= 4, L(n6);
      });
    }, this.sub = function(n5) {
      r4.add(n5);
      var t5 = n5.componentWillUnmount;
      n5.componentWillUnmount = function() {
        r4.delete(n5), t5 && t5.call(n5);
      };
    }), n4.children;
  }
  return t4.__c = "__cC" + s++, t4.__ = n3, t4.Provider = (t4.Consumer = function(n4, t5) {
    return n4.children(t5);
  }).contextType = t4, t4;
}
n = { __e: function(n3, t4, r4, u4) {
  for (var i4, o5, e3; t4 = t4.__; ) if ((i4 = t4.__c) && !(1 & i4.__g)) {
    i4.__g |= 4;
    try {
      if ((e3 = (o5 = i4.constructor) && o5.getDerivedStateFromError) && i4.setState(o5.getDerivedStateFromError(n3)), i4.componentDidCatch && (i4.componentDidCatch(n3, u4 || {}), e3 = 1), e3 && 8 & i4.__g) return void (i4.__g |= 2);
    } catch (t5) {
      n3 = t5;
    }
  }
  throw f = 0, n3;
} }, t = 0, r = function(n3) {
  return null != n3 && n3.constructor === h;
}, x.prototype.setState = function(n3, t4) {
  var r4 = this.__s;
  r4 && r4 != this.state || (r4 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r4), this.props)), n3 && (_(r4, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
}, x.prototype.forceUpdate = function(n3) {
  this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
  return n3.__v.__b - t4.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n3, t4) {
  a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
  var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n3 >= u4.__.length && u4.__.push({}), u4.__[n3];
}
function d2(n3) {
  return f2 = 1, _2(G2, n3);
}
function _2(n3, u4, i4) {
  var f5 = y2(t2++, 2);
  if (f5.t = n3, !f5.__c && (f5.__ = [i4 ? i4(u4) : G2(void 0, u4), function(n4) {
    var t4 = (f5.__N || f5.__)[0], r4 = f5.t(t4, n4);
    o2(t4, r4) || (f5.__N = [r4, f5.__[1]], f5.__c.setState({}));
  }], f5.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c4 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n4, t4, r4) {
      var u5 = this.__H;
      if (!u5) return true;
      var i5 = false, f6 = this.props != n4;
      if (u5.__.some(function(n5) {
        n5.__N && (i5 = true, o2(n5.__[0], n5.__N[0]) || (f6 = true));
      }), c4) {
        var e3 = c4.call(this, n4, t4, r4);
        return i5 ? e3 || f6 : e3;
      }
      return !i5 || f6;
    };
  }
  return f5.__;
}
function A2(n3, u4) {
  var i4 = y2(t2++, 3);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = true, i4.__ = n3, i4.u = u4, r2.__H.__h.push(i4));
}
function F2(n3, u4) {
  var i4 = y2(t2++, 4);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = false, i4.__ = n3, i4.u = u4, r2.__h.push(i4));
}
function T2(n3) {
  return f2 = 5, w2(function() {
    return { current: n3 };
  }, []);
}
function w2(n3, r4) {
  var u4 = y2(t2++, 7);
  return E2(u4.__H, r4) && (u4.__ = n3(), u4.__H = r4), u4.__;
}
function j2(n3) {
  var u4 = r2.context[n3.__c], i4 = y2(t2++, 9);
  return i4.c = n3, u4 ? (null == i4.__ && (i4.__ = true, u4.sub(r2)), u4.props.value) : n3.__;
}
function P2() {
  var n3 = y2(t2++, 11);
  if (!n3.__) {
    for (var u4 = r2.__v; !u4.__m && u4.__; ) u4 = u4.__;
    var i4 = u4.__m || (u4.__m = [0, 0]);
    n3.__ = "P" + i4[0] + "-" + i4[1]++;
  }
  return n3.__;
}
function g2() {
  var n3;
  do {
    for (; n3 = e2.shift(); ) try {
      C2(n3);
    } catch (t5) {
      a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
    }
    for (; n3 = c2.shift(); ) {
      var t4 = n3.__H;
      if (n3.__P && t4) try {
        t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
      } catch (r4) {
        t4.__h = [], a2.__e(r4, n3.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n3) {
  r2 = null, v2 && v2(n3);
}, a2.__ = function(n3, t4) {
  n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
}, a2.__r = function(n3) {
  l2 && l2(n3), t2 = 0;
  var i4 = (r2 = n3.__c).__H;
  i4 && (u2 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n4) {
    n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n3) {
  m2 && m2(n3);
  var t4 = n3.__c;
  t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
    n4.u && (n4.__H = n4.u);
  })), u2 = r2 = null;
}, a2.__c = function(n3, t4) {
  t4.some(function(n4) {
    try {
      n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
        return !n5.__ || D2(n5);
      });
    } catch (t5) {
      n4.__h = [function() {
        throw t5;
      }];
    }
  }), h2 && h2(n3, t4);
}, a2.unmount = function(n3) {
  s2 && s2(n3);
  var t4, r4, u4 = n3.__c;
  u4 && u4.__H && (u4.__H.__.some(function(u5) {
    try {
      if (u5.__P && u5.__c) {
        if (void 0 === r4) {
          for (r4 = n3.__; r4 && (!r4.__c || !r4.__c.__P); ) r4 = r4.__;
          r4 = r4 && r4.__c;
        }
        u5.__P = r4, B2(e2.push(u5));
      } else C2(u5);
    } catch (n4) {
      t4 = n4;
    }
  }), u4.__H = void 0, t4 && a2.__e(t4, u4.__v));
};
var k = "function" == typeof requestAnimationFrame;
function z2(n3) {
  var t4, r4 = function() {
    clearTimeout(u4), k && cancelAnimationFrame(t4), setTimeout(n3);
  }, u4 = setTimeout(r4, 35);
  k && (t4 = requestAnimationFrame(r4));
}
function B2(n3) {
  1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n3) {
  var t4 = r2, u4 = n3.__c;
  "function" == typeof u4 && (n3.__c = void 0, u4()), r2 = t4;
}
function D2(n3) {
  var t4 = r2;
  n3.__c = n3.__(), r2 = t4;
}
function E2(n3, t4) {
  return !n3 || n3.length != t4.length || t4.some(function(t5, r4) {
    return !o2(t5, n3[r4]);
  });
}
function G2(n3, t4) {
  return "function" == typeof t4 ? t4(n3) : t4;
}

// src/api.ts
var RequestError = class extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
  status;
};
var PATIENCE_MS = 15e3;
async function request(path, init = {}) {
  let response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw new RequestError(0, "");
  }
  if (!response.ok) {
    const reply = await response.json().catch(() => ({}));
    throw new RequestError(response.status, reply.error ?? response.statusText);
  }
  return response;
}
async function json(path, init) {
  return await (await request(path, init)).json();
}
var lobby = (language) => json(`api/lobby?language=${language}`);
var create = (table2, language) => json(`api/tables?language=${language}`, {
  method: "POST",
  body: JSON.stringify(table2)
});
var summary = (table2, language) => json(`api/tables/${table2}?language=${language}`);
var step = (table2, number, seat, language) => json(
  `api/tables/${table2}/steps/${number}?language=${language}${seat ? `&seat=${seat}` : ""}`
);
var rules = async (game, language) => (await request(`api/rules/${encodeURIComponent(game)}?language=${language}`)).text();
var analysis = (table2, begin, language) => json(`api/tables/${table2}/analysis?language=${language}`, {
  method: begin ? "POST" : "GET"
});
var results = async (seats, language) => {
  const answer = await json(`api/results?language=${language}`, {
    method: "POST",
    body: JSON.stringify({ seats })
  });
  return answer.tables;
};
var code = async (table2) => (await json(`api/tables/${table2}/code`)).code;
var recordAddress = (table2) => `api/tables/${table2}/record`;
var socketAddress = (table2) => {
  const address = new URL(`api/tables/${table2}/socket`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
};
async function isReachable() {
  try {
    const answer = await fetch("health", { signal: AbortSignal.timeout(4e3), cache: "no-store" });
    return answer.ok;
  } catch {
    return false;
  }
}

// src/keep.ts
var TABLES_MAX = 60;
var PREFIX = `rnw${location.pathname.replace(/[^/]*$/, "")}`;
var memory = /* @__PURE__ */ new Map();
function read(name) {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}
function write(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
  }
}
function parsed(text, otherwise) {
  try {
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}
var get = (name, otherwise) => parsed(read(name), otherwise);
var set = (name, value) => write(name, JSON.stringify(value));
function tables() {
  const all = Object.entries(get("tables", {}));
  return all.sort((one, other) => other[1].seen - one[1].seen);
}
var table = (name) => get("tables", {})[name];
function keepTable(name, change) {
  const kept = { ...table(name), seen: Date.now(), ...change };
  const others = tables().filter(([other]) => other !== name);
  set("tables", Object.fromEntries([[name, kept], ...others.slice(0, TABLES_MAX - 1)]));
}
function forgetTable(name) {
  set("tables", Object.fromEntries(tables().filter(([other]) => other !== name)));
}

// src/route.ts
var TABLE = /^([a-z0-9]{16})(?:\.([0-9a-f]{32}))?$/;
var REPLAY = /^([a-z0-9]{16})\/(\d{1,6})(?:\/(\d))?$/;
var RULES = /^rules\/([a-z0-9-]+)$/;
function parseRoute(hash) {
  const text = hash.replace(/^#/, "");
  const table2 = TABLE.exec(text);
  if (table2?.[1]) {
    return { page: "table", table: table2[1], ...table2[2] ? { host: table2[2] } : {} };
  }
  const replay = REPLAY.exec(text);
  if (replay?.[1]) {
    const seat = replay[3] ? { seat: Number(replay[3]) } : {};
    return { page: "replay", table: replay[1], step: Number(replay[2]), ...seat };
  }
  const rules2 = RULES.exec(text);
  return rules2?.[1] ? { page: "rules", game: rules2[1] } : { page: "start" };
}
var START_LINK = "#";
var tableLink = (table2) => `#${table2}`;
var rulesLink = (game) => `#rules/${game}`;
var replayLink = (table2, step2, seat) => `#${table2}/${step2}${seat ? `/${seat}` : ""}`;
function wholeAddress(hash) {
  const address = new URL(location.href);
  address.hash = hash;
  return address.href;
}
function tableIn(text) {
  const found = /(?:^|#)([a-z0-9]{16}(?:\.[0-9a-f]{32})?)$/.exec(text.trim());
  return found?.[1];
}

// node_modules/lean-qr/index.mjs
var t3 = [0.2, 3 / 8, 5 / 9, 2 / 3];
var o3 = (o5, e3) => (r4) => {
  const n3 = 4 * o5 + r4 - 4, s4 = "*-04-39?2$%%$%%'$%''%'''%')(%'))%(++'(++'(+.'+-.',/3',33)-/5)-43).36)058*18<+37<+4:<,4:E,5<A-7>C/8@F/:EH/<EK0=FM1?IP2@KS3BNV4DPY5FS\\6HV_6IXb7K[e8N^i9Pam;Rdp<Tgt".charCodeAt(n3) - 35, f5 = n3 > 8 ? s4 : 1, c4 = e3 / f5 | 0, i4 = e3 % f5, l4 = f5 - i4, a5 = n3 > 8 ? c4 * t3[r4] + (o5 > 5) & -2 : s4, _4 = c4 - a5;
  return { t: l4 * _4 + i4 * _4 + i4, o: [[l4, _4], [i4, _4 + 1]], i: a5 };
};
var r3 = (t4) => new Uint8Array(t4);
var n2 = (t4) => {
  const o5 = new Error(`lean-qr error ${t4}`);
  throw o5.code = t4, o5;
};
var s3 = (t4) => "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".indexOf(t4);
var f3 = (t4) => t4.charCodeAt(0);
var c3 = (...t4) => (o5, e3) => t4.forEach((t5) => t5(o5, e3));
var i3 = (t4) => (o5) => {
  o5.eci !== t4 && (o5.push(7, 4), t4 < 128 ? o5.push(t4, 8) : t4 < 16384 ? o5.push(32768 | t4, 16) : o5.push(12582912 | t4, 24), o5.eci = t4);
};
var l3 = (t4) => (o5, e3) => {
  o5.push(4, 4), o5.push(t4.length, 8 + 8 * (e3 > 9)), t4.forEach((t5) => o5.push(t5, 8));
};
var a3 = (t4, o5, e3, r4, n3 = (t5, o6) => e3(t5.length, o6), s4 = r4 ? (o6) => c3(i3(r4), t4(o6)) : t4) => (s4.test = o5, s4.l = e3, s4.est = n3, s4.eci = r4 && [r4], s4);
var _3 = a3((t4) => (o5, e3) => {
  o5.push(1, 4), o5.push(t4.length, 10 + 2 * (e3 > 26) + 2 * (e3 > 9));
  let r4 = 0;
  for (; r4 < t4.length - 2; r4 += 3) o5.push(+t4.slice(r4, r4 + 3), 10);
  r4 < t4.length - 1 ? o5.push(+t4.slice(r4), 7) : r4 < t4.length && o5.push(+t4[r4], 4);
}, (t4) => /[0-9]/.test(t4), (t4, o5) => 14 + 2 * (o5 > 26) + 2 * (o5 > 9) + 10 * t4 / 3);
var u3 = a3((t4) => (o5, e3) => {
  o5.push(2, 4), o5.push(t4.length, 9 + 2 * (e3 > 26) + 2 * (e3 > 9));
  let r4 = 0;
  for (; r4 < t4.length - 1; r4 += 2) o5.push(45 * s3(t4[r4]) + s3(t4[r4 + 1]), 11);
  r4 < t4.length && o5.push(s3(t4[r4]), 6);
}, (t4) => s3(t4) >= 0, (t4, o5) => 13 + 2 * (o5 > 26) + 2 * (o5 > 9) + 5.5 * t4);
var d3 = a3((t4) => l3([...t4].map(f3)), (t4) => f3(t4) < 128, (t4, o5) => 12 + 8 * (o5 > 9) + 8 * t4);
d3._ = true, d3.u = true;
var p3 = a3(d3, (t4) => f3(t4) < 256, d3.l, 3);
p3._ = true;
var m3 = new TextEncoder();
var h3 = a3((t4) => l3(m3.encode(t4)), () => 1, 0, 26, (t4, o5) => 12 + 8 * (o5 > 9) + 8 * m3.encode(t4).length);
h3._ = true;
var w3 = () => {
  const t4 = /* @__PURE__ */ new Map(), o5 = new TextDecoder("sjis"), e3 = r3(2);
  for (let r4 = 0; r4 < 7973; ++r4) e3[0] = r4 / 192 + 129 + 64 * (r4 > 5951), e3[1] = r4 % 192 + 64, t4.set(o5.decode(e3), r4);
  return t4.delete("�"), w3 = () => t4, t4;
};
var y3 = a3((t4) => (o5, e3) => {
  o5.push(8, 4), o5.push(t4.length, 8 + 2 * (e3 > 26) + 2 * (e3 > 9));
  for (const e4 of t4) o5.push(w3().get(e4), 13);
}, (t4) => w3().has(t4), (t4, o5) => 12 + 2 * (o5 > 26) + 2 * (o5 > 9) + 13 * t4);
y3._ = true;
var g3 = [_3, u3, d3, p3, y3, h3];
var b = { auto: (t4, { modes: o5 = g3 } = {}) => (e3, r4) => {
  const s4 = o5.map((o6, e4) => {
    const n3 = /* @__PURE__ */ new Map(), s5 = (t5, o7) => (n3.has(t5) || n3.set(t5, o7(t5, r4)), n3.get(t5));
    return { m: o6, h: 1 << e4, C: o6.est("", r4), S: o6.l ? (t5, e5) => s5(e5 - t5, o6.l) : (e5, r5) => s5(t4.slice(e5, r5), o6.est) };
  });
  let f5 = [{ v: 0 }], c4 = 0, i4 = 0, l4 = -1;
  for (const o6 of [...t4, ""]) {
    let t5 = 0;
    if (o6) for (const e4 of s4) e4.m.test(o6) && (t5 |= e4.h);
    if (!o6 || t5 !== l4) {
      if (-1 !== l4) {
        const t6 = new Set(f5.map((t7) => t7.D)), o7 = [];
        for (const { m: e4, C: r5, S: n3, h: a6 } of s4) if (l4 & a6) {
          const s5 = n3(c4, i4);
          for (const l5 of e4.eci ?? t6) if (!e4.u || !l5) {
            let t7;
            for (const o8 of f5) if (o8.D === l5 || e4.eci) {
              const f6 = o8.m === e4 && o8.D === l5, a7 = f6 ? o8.V : o8, _4 = e4._ && f6 ? o8.v + s5 - r5 : a7.v + 12 * (a7.D !== l5) + (f6 ? n3(f6 ? o8.$ : c4, i4) : s5);
              (!t7 || _4 < t7.v) && (t7 = { $: f6 ? o8.$ : c4, V: a7, m: e4, D: l5, A: i4, v: _4 });
            }
            t7 && o7.push(t7);
          }
        }
        f5 = o7;
      }
      l4 = t5, c4 = i4;
    }
    i4 += o6.length;
  }
  f5.length || n2(5);
  const a5 = [];
  for (let o6 = f5.reduce((t5, o7) => o7.v < t5.v ? o7 : t5); o6.m; o6 = o6.V) a5.push(o6.m(t4.slice(o6.$, o6.A)));
  a5.reverse().forEach((t5) => t5(e3, r4));
}, multi: c3, eci: i3, bytes: l3, numeric: _3, alphaNumeric: u3, ascii: d3, iso8859_1: p3, shift_jis: y3, utf8: h3 };
var C3 = () => ({ F: r3(2956), I: 0, push(t4, o5) {
  for (let e3 = o5, r4 = 8 - (7 & this.I); e3 > 0; e3 -= r4, r4 = 8) this.F[this.I >> 3] |= t4 << r4 >> e3, this.I += e3 < r4 ? e3 : r4;
} });
var x2 = (t4, o5 = t4 * t4, e3 = r3(o5)) => ({ size: t4, K: e3, get: (o6, r4) => o6 >= 0 && o6 < t4 && !!(1 & e3[r4 * t4 + o6]), toString({ on: o6 = "##", off: e4 = "  ", lf: r4 = "\n", pad: n3 = 4, padX: s4 = n3, padY: f5 = n3 } = {}) {
  let c4 = "";
  for (let n4 = -f5; n4 < t4 + f5; ++n4) {
    for (let r5 = -s4; r5 < t4 + s4; ++r5) c4 += this.get(r5, n4) ? o6 : e4;
    c4 += r4;
  }
  return c4;
}, toImageData(o6, { on: e4 = [0, 0, 0], off: r4 = [0, 0, 0, 0], pad: n3 = 4, padX: s4 = n3, padY: f5 = n3 } = {}) {
  const c4 = t4 + 2 * s4, i4 = t4 + 2 * f5, l4 = o6.createImageData(c4, i4), a5 = new Uint32Array(l4.data.buffer);
  l4.data.set([...e4, 255]);
  const _4 = a5[0];
  l4.data.set([...r4, 255]);
  const u4 = a5[0];
  for (let t5 = 0; t5 < i4; ++t5) for (let o7 = 0; o7 < c4; ++o7) a5[t5 * c4 + o7] = this.get(o7 - s4, t5 - f5) ? _4 : u4;
  return l4;
}, toCanvas(t5, o6) {
  const e4 = t5.getContext("2d"), r4 = this.toImageData(e4, o6);
  t5.width = r4.width, t5.height = r4.height, e4.putImageData(r4, 0, 0);
}, toDataURL({ type: t5 = "image/png", scale: o6 = 1, ...e4 } = {}) {
  const r4 = document.createElement("canvas"), n3 = r4.getContext("2d"), s4 = this.toImageData(n3, e4);
  return r4.width = s4.width * o6, r4.height = s4.height * o6, n3.putImageData(s4, 0, 0), n3.imageSmoothingEnabled = false, n3.globalCompositeOperation = "copy", n3.drawImage(r4, 0, 0, s4.width, s4.height, 0, 0, r4.width, r4.height), r4.toDataURL(t5, 1);
} });
var z3 = [(t4, o5) => 1 & (t4 ^ o5), (t4, o5) => 1 & o5, (t4) => t4 % 3, (t4, o5) => (t4 + o5) % 3, (t4, o5) => 1 & (t4 / 3 ^ o5 >> 1), (t4, o5) => (t4 & o5 & 1) + t4 * o5 % 3, (t4, o5) => (t4 & o5) + t4 * o5 % 3 & 1, (t4, o5) => (t4 ^ o5) + t4 * o5 % 3 & 1];
var E3 = r3(511);
for (let t4 = 0, o5 = 1; t4 < 255; o5 = 2 * o5 ^ 285 * (o5 > 127)) E3[E3[o5 + 255] = t4++] = o5;
var M = (t4) => E3[t4 % 255];
var S2 = (t4) => E3[t4 + 255];
var v3 = (t4, o5) => {
  const e3 = r3(t4.length + o5.length - 1);
  for (let r4 = 0; r4 < t4.length; ++r4) for (let n3 = 0; n3 < o5.length; ++n3) e3[r4 + n3] ^= M(t4[r4] + o5[n3]);
  return e3.map(S2);
};
var D3 = (t4, o5) => {
  const e3 = r3(t4.length + o5.length - 1);
  e3.set(t4, 0);
  for (let r4 = 0; r4 < t4.length; ++r4) if (e3[r4]) {
    const t5 = S2(e3[r4]);
    for (let n3 = 0; n3 < o5.length; ++n3) e3[r4 + n3] ^= M(o5[n3] + t5);
  }
  return e3.slice(t4.length);
};
var L2 = [[0], [0, 0]];
for (let t4 = 1; t4 < 30; ++t4) L2.push(v3(L2[t4], [0, t4]));
var V2 = (t4, o5) => {
  const e3 = [[], []];
  let n3 = 0, s4 = 0;
  for (const [r4, f6] of o5.o) for (let c4 = 0; c4 < r4; ++c4, n3 += f6) {
    const r5 = t4.slice(n3, n3 + f6);
    e3[0].push(r5), e3[1].push(D3(r5, L2[o5.i])), s4 += f6 + o5.i;
  }
  const f5 = r3(s4);
  s4 = 0;
  for (const t5 of e3) for (let o6 = 0, e4 = -1; e4 < s4; ++o6) {
    e4 = s4;
    for (const e5 of t5) o6 < e5.length && (f5[s4++] = e5[o6]);
  }
  return f5;
};
var $2 = (t4, o5, e3) => {
  let r4 = t4 <<= e3;
  for (let t5 = 134217728; t5 >>= 1; ) r4 & t5 && (r4 ^= o5 * (t5 >> e3));
  return r4 | t4;
};
var A3 = ({ size: t4, K: o5 }, e3) => {
  const r4 = (e4, r5, n4, s5) => {
    for (; n4-- > 0; e4 += t4) o5.fill(s5, e4, e4 + r5);
  }, n3 = (o6, e4, n4) => {
    for (let s5 = 0; s5++ < 3; n4 -= 2) r4(e4 * t4 + o6 - (n4 >> 1) * (t4 + 1), n4, n4, 2 | s5);
  }, s4 = 2 * ((t4 - 13) / (1 + (e3 / 7 | 0)) / 2 + 0.75 | 0);
  if (e3 > 1) for (let o6 = t4 - 7; o6 > 8; o6 -= s4) {
    for (let t5 = o6; t5 > 8; t5 -= s4) n3(o6, t5, 5);
    o6 < t4 - 7 && n3(o6, 6, 5);
  }
  if (e3 > 6) for (let r5 = $2(e3, 7973, 12), n4 = 1; n4 < 7; ++n4) for (let e4 = 12; e4-- > 9; r5 >>= 1) o5[n4 * t4 - e4] = 2 | 1 & r5;
  r4(7, 2, 9, 2), r4(t4 - 8, 8, 9, 2);
  for (let e4 = 0; e4 < t4; ++e4) o5[6 * t4 + e4] = 3 ^ 1 & e4;
  n3(3, 3, 7), n3(t4 - 4, 3, 7);
  for (let e4 = 0; e4 < t4; ++e4) for (let r5 = e4; r5 < t4; ++r5) o5[r5 * t4 + e4] = o5[e4 * t4 + r5];
  o5[(t4 - 8) * t4 + 8] = 3;
};
var F3 = ({ size: t4, K: o5 }) => {
  const e3 = [];
  for (let r4 = t4 - 2, n3 = t4, s4 = -1; r4 >= 0; r4 -= 2) {
    for (5 === r4 && (r4 = 4); n3 += s4, -1 !== n3 && n3 !== t4; ) {
      const s5 = n3 * t4 + r4;
      o5[s5 + 1] || e3.push(s5 + 1), o5[s5] || e3.push(s5);
    }
    s4 *= -1;
  }
  return e3;
};
var H2 = ({ K: t4 }, o5, e3) => o5.forEach((o6, r4) => t4[o6] = e3[r4 >> 3] >> (7 & ~r4) & 1);
var I2 = ({ size: t4, K: o5 }, e3, r4, n3) => {
  for (let r5 = 0; r5 < t4; ++r5) for (let n4 = 0; n4 < t4; ++n4) {
    const s5 = r5 * t4 + n4;
    o5[s5] ^= !(e3(n4, r5) || 2 & o5[s5]);
  }
  let s4 = 21522 ^ $2((1 ^ n3) << 3 | r4, 1335, 10);
  for (let e4 = 0; e4++ < 8; s4 >>= 1) o5[(e4 - (e4 < 7)) * t4 + 8] = 1 & s4, o5[9 * t4 - e4] = 1 & s4;
  for (let e4 = 8; --e4, s4; s4 >>= 1) o5[8 * t4 + e4 - (e4 < 7)] = 1 & s4, o5[(t4 - e4) * t4 + 8] = 1 & s4;
};
var K2 = ({ size: t4, K: o5 }, e3 = 0, r4 = 0) => {
  for (let n3 = 0; n3 < t4; ++n3) {
    for (let s4 = 0; s4 < 2; ++s4) for (let f5, c4 = 0, i4 = 0, l4 = 2; c4 < t4; ++c4) {
      const a5 = 1 & o5[s4 ? n3 * t4 + c4 : c4 * t4 + n3];
      r4 += a5, i4 = (i4 >> 1 | 2098176) & (3047517 ^ a5 - 1), 2049 & i4 && (e3 += 40), a5 ^ l4 && (f5 = 0), l4 = a5, e3 += 5 === ++f5 ? 3 : f5 > 5;
    }
    if (n3) for (let r5 = t4 + n3, s4 = 5 * o5[n3 - 1] ^ o5[n3]; r5 < t4 * t4; r5 += t4) {
      const t5 = 5 * o5[r5 - 1] ^ o5[r5];
      e3 += 3 * !(1 & (s4 | t5) | 4 & (s4 ^ t5)), s4 = t5;
    }
  }
  return e3 + 10 * (10 * Math.abs(r4 / (t4 * t4) - 1) | 0);
};
var N2 = [];
var P3 = (t4 = n2(1), { minCorrectionLevel: e3 = 0, maxCorrectionLevel: r4 = 3, minVersion: s4 = 1, maxVersion: f5 = 40, mask: c4, trailer: i4 = 60433, ...l4 } = {}) => {
  r4 < e3 && n2(3), f5 < s4 && n2(2), "string" == typeof t4 && (t4 = b.auto(t4, l4));
  for (let n3 = s4, l5 = 0; n3 <= f5; ++n3) {
    let s5 = N2[n3];
    s5 || (N2[n3] = s5 = x2(4 * n3 + 17), A3(s5, n3), s5.p = F3(s5));
    const f6 = o3(n3, s5.p.length >> 3);
    if (8 * f6(e3).t < l5) continue;
    const a5 = C3();
    t4(a5, n3), l5 = a5.I;
    for (let t5 = r4; t5 >= e3; --t5) {
      const o5 = f6(t5);
      if (8 * o5.t < l5) continue;
      for (a5.I = l5 + 11 & -8; a5.I < 8 * o5.t; ) a5.push(i4, 16);
      const e4 = x2(s5.size, s5.K);
      return H2(e4, s5.p, V2(a5.F, o5)), (z3[c4] ? [z3[c4]] : z3).map((o6, r5) => {
        const n4 = x2(e4.size, e4.K);
        return I2(n4, o6, c4 ?? r5, t5), n4.s = z3[c4] ? 0 : K2(n4), n4;
      }).reduce((t6, o6) => o6.s < t6.s ? o6 : t6);
    }
  }
  n2(4);
};
P3.with = (...t4) => (o5, e3) => P3(o5, { modes: [...g3, ...t4], ...e3 });

// src/words.ts
var SharedContext = U(null);
function useShared() {
  const shared = j2(SharedContext);
  if (shared === null) {
    throw new Error("rendered outside of the page");
  }
  return shared;
}
function useWords() {
  const { lobby: lobby2 } = useShared();
  return (key) => lobby2.words[key] ?? key;
}

// node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f4 = /* @__PURE__ */ Symbol.for("pv");
var o4 = 0;
function a4(t4, e3, n3, u4, a5, i4) {
  e3 || (e3 = {});
  var c4, l4, p4 = e3;
  if ("ref" in p4 && "function" != typeof t4) for (l4 in p4 = {}, e3) "ref" == l4 ? c4 = e3[l4] : p4[l4] = e3[l4];
  var s4 = { type: t4, props: p4, key: n3, ref: c4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f4, __v: --o4, __i: -1, __u: 0 };
  return (a5 || i4) && (s4.__source = a5, s4.__self = i4), n.vnode && n.vnode(s4), s4;
}

// src/ui.tsx
function Dialog({
  title,
  onClose,
  children
}) {
  const words = useWords();
  const dialog = T2(null);
  A2(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog anyway.
    /* @__PURE__ */ a4(
      "dialog",
      {
        ref: dialog,
        "aria-label": title,
        onClose,
        onClick: (event) => event.target === dialog.current && dialog.current?.close(),
        children: /* @__PURE__ */ a4("div", { class: "dialog-content", children: [
          /* @__PURE__ */ a4("header", { children: [
            /* @__PURE__ */ a4("h2", { children: title }),
            /* @__PURE__ */ a4("button", { type: "button", class: "quiet", onClick: () => dialog.current?.close(), children: /* @__PURE__ */ a4(Icon, { name: "close", label: words("page-close") }) })
          ] }),
          children
        ] })
      }
    )
  );
}
var PATHS = {
  close: "M5 5l14 14M19 5L5 19",
  turn: "M19 8a8 8 0 1 0 1 6M20 3v6h-6",
  flip: "M12 3v18M8 7L3 17h5zM16 7l5 10h-5z",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3",
  redo: "M16 5l5 5-5 5M21 10H10a6 6 0 0 0 0 12h3",
  play: "M4 12l6 6L20 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  share: "M12 15V3M7 8l5-5 5 5M5 13v7h14v-7",
  smile: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.5 14a4 4 0 0 0 7 0M9 9v.5M15 9v.5",
  home: "M3 11l9-8 9 8M6 9v11h12V9",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  run: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  pattern: "M4 4h7v7H4zM4 11h7v8H4zM11 11h8v8h-8z",
  single: "M7 7h10v10H7z"
};
function Icon({ name, label }) {
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", children: /* @__PURE__ */ a4("path", { d: PATHS[name] }) }),
    label && /* @__PURE__ */ a4("span", { class: "hidden", children: label })
  ] });
}
function IconButton({
  name,
  label,
  onClick,
  pressed,
  disabled
}) {
  return /* @__PURE__ */ a4(
    "button",
    {
      type: "button",
      class: "icon-only",
      title: label,
      "aria-pressed": pressed,
      disabled,
      onClick,
      children: /* @__PURE__ */ a4(Icon, { name, label })
    }
  );
}
function LanguageChoice() {
  const words = useWords();
  const { lobby: lobby2, language, setLanguage } = useShared();
  return /* @__PURE__ */ a4("fieldset", { class: "languages", "aria-label": words("page-language"), children: lobby2.languages.map((one) => /* @__PURE__ */ a4(
    "button",
    {
      type: "button",
      lang: one,
      class: "quiet",
      "aria-pressed": one === language,
      onClick: () => setLanguage(one),
      children: [
        one.toUpperCase(),
        /* @__PURE__ */ a4("span", { class: "hidden", children: [
          " ",
          OWN_NAMES[one]
        ] })
      ]
    },
    one
  )) });
}
var OWN_NAMES = { en: "English", cs: "Čeština", pl: "Polski" };
function Brand() {
  return /* @__PURE__ */ a4("a", { class: "brand", href: START_LINK, children: [
    /* @__PURE__ */ a4("img", { src: "icon.svg", alt: "", width: "28", height: "28" }),
    /* @__PURE__ */ a4("span", { children: "roll-and-write" })
  ] });
}
function Notice({ children }) {
  return /* @__PURE__ */ a4("p", { class: "notice", role: "alert", children });
}

// src/table/share.tsx
function Share({ address, title }) {
  const words = useWords();
  const id = P2();
  const field = T2(null);
  const [isCopied, setCopied] = d2(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      field.current?.select();
      document.execCommand("copy");
    }
    setCopied(true);
  };
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  return /* @__PURE__ */ a4("div", { class: "share", children: [
    /* @__PURE__ */ a4(QrCode, { text: address, label: words("page-qr") }),
    /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("label", { for: id, children: words("page-link") }),
      /* @__PURE__ */ a4("div", { class: "together", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            id,
            class: "link",
            ref: field,
            readOnly: true,
            value: address,
            onFocus: (event) => event.currentTarget.select()
          }
        ),
        /* @__PURE__ */ a4("button", { type: "button", onClick: copy, children: words("page-copy") }),
        "share" in navigator && /* @__PURE__ */ a4(
          "button",
          {
            type: "button",
            onClick: () => navigator.share({ title, url: address }).catch(() => void 0),
            children: /* @__PURE__ */ a4(Icon, { name: "share", label: words("page-share") })
          }
        )
      ] }),
      /* @__PURE__ */ a4("p", { class: "hint", role: "status", children: isCopied ? words("page-copied") : "" }),
      isOwnMachine && /* @__PURE__ */ a4("p", { class: "hint", children: words("page-own-machine") })
    ] })
  ] });
}
function QrCode({ text, label }) {
  const { path, size } = w2(() => {
    const code2 = P3(text);
    let path2 = "";
    for (let y4 = 0; y4 < code2.size; y4++) {
      for (let x3 = 0; x3 < code2.size; x3++) {
        path2 += code2.get(x3, y4) ? `M${x3} ${y4}h1v1h-1z` : "";
      }
    }
    return { path: path2, size: code2.size };
  }, [text]);
  return /* @__PURE__ */ a4(
    "svg",
    {
      class: "qr paper",
      viewBox: `-3 -3 ${size + 6} ${size + 6}`,
      role: "img",
      "aria-label": label,
      "shape-rendering": "crispEdges",
      children: /* @__PURE__ */ a4("path", { d: path })
    }
  );
}

// src/table/drawing.tsx
var NONE = /* @__PURE__ */ new Map();
var CELL_MM = 9;
function Drawing({ svg, label, looks, focus, class: className = "" }) {
  const place = T2(null);
  F2(() => {
    const parent = place.current;
    if (!parent) {
      return;
    }
    const had = parent.contains(document.activeElement);
    const drawn = parsed2(svg);
    parent.replaceChildren(...drawn ? [drawn] : []);
    if (drawn) {
      parent.style.setProperty("--wide", String(drawn.viewBox.baseVal.width / CELL_MM));
    }
    if (had) {
      parent.dataset.had = "";
    }
  }, [svg]);
  F2(() => {
    const drawn = place.current?.querySelector("svg");
    if (drawn) {
      look(drawn, label, looks ?? NONE, looks !== void 0, focus);
    }
    if (place.current && "had" in place.current.dataset) {
      delete place.current.dataset.had;
      place.current.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
    }
  }, [svg, label, looks, focus]);
  return /* @__PURE__ */ a4("div", { class: `drawing ${className}`, ref: place });
}
function parsed2(svg) {
  if (!svg) {
    return void 0;
  }
  const root2 = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (root2.localName !== "svg") {
    return void 0;
  }
  root2.removeAttribute("width");
  root2.removeAttribute("height");
  return document.importNode(root2, true);
}
function look(drawn, label, looks, active, focus) {
  drawn.setAttribute("role", active ? "group" : "img");
  drawn.setAttribute("aria-label", label);
  for (const shape of drawn.querySelectorAll("[data-target]")) {
    const target = shape.dataset.target ?? "";
    const found = looks.get(target);
    if (found) {
      shape.setAttribute("data-look", found);
    } else {
      shape.removeAttribute("data-look");
    }
    if (active) {
      const isChosen = found === "chosen" || found === "laid" || found === "refused";
      shape.setAttribute("role", "button");
      shape.setAttribute("aria-pressed", String(isChosen));
      shape.setAttribute("tabindex", target === focus ? "0" : "-1");
    } else {
      shape.removeAttribute("role");
      shape.removeAttribute("aria-pressed");
      shape.removeAttribute("tabindex");
    }
  }
}

// src/table/cards.tsx
function Board({
  card,
  drawings,
  selection
}) {
  return /* @__PURE__ */ a4("figure", { class: "board", children: [
    /* @__PURE__ */ a4("figcaption", { class: "caption", children: [
      /* @__PURE__ */ a4("b", { children: card.title }),
      " ",
      card.facts?.join(", ")
    ] }),
    /* @__PURE__ */ a4("div", { class: "paper board-paper", "data-board": card.target ?? "", children: /* @__PURE__ */ a4(
      Drawing,
      {
        svg: drawings[card.drawing],
        label: card.title,
        looks: selection?.looks,
        focus: selection?.focus
      }
    ) })
  ] });
}
function PointedPaper({
  svg,
  label,
  selection,
  class: className = ""
}) {
  return /* @__PURE__ */ a4("div", { class: `paper ${className}`, "data-board": "", children: /* @__PURE__ */ a4(Drawing, { svg, label, looks: selection?.looks, focus: selection?.focus }) });
}
function CardRow({
  title,
  cards,
  drawings,
  selection
}) {
  const looks = selection?.looks ?? /* @__PURE__ */ new Map();
  return /* @__PURE__ */ a4("section", { class: "row-of-cards", "aria-label": title, children: [
    /* @__PURE__ */ a4("h2", { children: title }),
    /* @__PURE__ */ a4("div", { class: "cards", children: cards.map((card) => /* @__PURE__ */ a4(Card, { card, drawings, looks }, card.target ?? card.title)) })
  ] });
}
function Card({ card, drawings, looks }) {
  const look2 = card.target === void 0 ? void 0 : looks.get(card.target);
  const facts = card.facts?.join(", ");
  const content = /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4(Drawing, { svg: drawings[card.drawing], label: card.title }),
    /* @__PURE__ */ a4("span", { class: "card-facts", children: facts || card.title })
  ] });
  return look2 === void 0 ? /* @__PURE__ */ a4("div", { class: "card paper", children: content }) : /* @__PURE__ */ a4(
    "button",
    {
      type: "button",
      class: "card paper",
      "data-board": "",
      "data-target": card.target,
      "data-look": look2,
      "aria-pressed": look2 === "chosen",
      children: content
    }
  );
}
function Upcoming({ patterns, drawings }) {
  const words = useWords();
  return /* @__PURE__ */ a4("section", { class: "upcoming", "aria-label": words("page-upcoming"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-upcoming") }),
    /* @__PURE__ */ a4("div", { class: "patterns", children: patterns.map((pattern, index) => /* @__PURE__ */ a4("span", { class: "paper pattern", title: pattern.name, children: /* @__PURE__ */ a4(Drawing, { svg: drawings[pattern.drawing], label: pattern.name }) }, `${pattern.name} ${index}`)) })
  ] });
}
function Dice({
  dice,
  drawings,
  selection
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("section", { class: "dice", "aria-label": words("page-dice"), children: dice.map((one) => /* @__PURE__ */ a4(
    PointedPaper,
    {
      svg: drawings[one.drawing],
      label: one.name,
      selection
    },
    one.name
  )) });
}
function Legend({
  legend,
  drawings
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("details", { class: "panel", open: true, children: [
    /* @__PURE__ */ a4("summary", { children: words("page-legend") }),
    /* @__PURE__ */ a4("dl", { class: "legend", children: legend.map((entry) => /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("dt", { children: [
        /* @__PURE__ */ a4("span", { class: "paper sign", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[entry.drawing], label: entry.name }) }),
        entry.name
      ] }),
      entry.help && /* @__PURE__ */ a4("dd", { children: entry.help })
    ] }, entry.name)) })
  ] });
}

// src/table/log.tsx
function Log({ lines }) {
  const words = useWords();
  const list = T2(null);
  A2(() => {
    const box = list.current;
    if (box) {
      box.scrollTop = box.scrollHeight;
    }
  }, [lines]);
  return /* @__PURE__ */ a4("details", { class: "panel log", open: true, children: [
    /* @__PURE__ */ a4("summary", { children: words("page-log") }),
    /* @__PURE__ */ a4("section", { ref: list, class: "lines", tabIndex: 0, "aria-label": words("page-log"), children: lines.map((line, index) => /* @__PURE__ */ a4("p", { "data-new": line.turn !== lines[index - 1]?.turn, children: line.text }, `${index} ${line.text}`)) })
  ] });
}
function Announcer({ fresh }) {
  return /* @__PURE__ */ a4("div", { class: "hidden", role: "log", "aria-live": "polite", children: fresh.map((line) => /* @__PURE__ */ a4("p", { children: line.text }, line.text)) });
}

// src/table/places.tsx
function ScoreLines({ score }) {
  const words = useWords();
  return /* @__PURE__ */ a4("table", { class: "score", children: /* @__PURE__ */ a4("tbody", { children: [
    score.lines.map((line, index) => /* @__PURE__ */ a4("tr", { children: [
      /* @__PURE__ */ a4("th", { scope: "row", children: line.text }),
      /* @__PURE__ */ a4("td", { children: line.points })
    ] }, `${index} ${line.text}`)),
    /* @__PURE__ */ a4("tr", { class: "total", children: [
      /* @__PURE__ */ a4("th", { scope: "row", children: words("page-total") }),
      /* @__PURE__ */ a4("td", { children: score.total })
    ] })
  ] }) });
}
function OtherPlace({
  place,
  state,
  reaction,
  drawings
}) {
  const words = useWords();
  const [isLarge, setLarge] = d2(false);
  const hasDrawings = (place.boards?.length ?? 0) > 0 || place.sheet_drawing !== void 0;
  return /* @__PURE__ */ a4("article", { class: "place panel", children: [
    /* @__PURE__ */ a4(PlaceHead, { place, state, reaction }),
    (place.facts?.length ?? 0) > 0 && /* @__PURE__ */ a4("p", { class: "facts", children: place.facts?.join(" · ") }),
    hasDrawings && /* @__PURE__ */ a4("button", { type: "button", class: "small-boards", onClick: () => setLarge(true), children: [
      /* @__PURE__ */ a4("span", { class: "hidden", children: [
        words("page-enlarge"),
        ": ",
        place.name
      ] }),
      /* @__PURE__ */ a4(PlaceDrawings, { place, drawings })
    ] }),
    isLarge && /* @__PURE__ */ a4(Dialog, { title: place.name, onClose: () => setLarge(false), children: [
      /* @__PURE__ */ a4("div", { class: "large-boards", children: /* @__PURE__ */ a4(PlaceDrawings, { place, drawings }) }),
      place.score && place.score.lines.length > 0 && /* @__PURE__ */ a4(ScoreLines, { score: place.score })
    ] })
  ] });
}
function PlaceDrawings({ place, drawings }) {
  const words = useWords();
  return /* @__PURE__ */ a4($, { children: [
    place.boards?.map((board) => /* @__PURE__ */ a4("span", { class: "paper", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[board.drawing], label: board.title }) }, board.title)),
    place.sheet_drawing && /* @__PURE__ */ a4("span", { class: "paper sheet", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[place.sheet_drawing], label: words("page-sheet") }) })
  ] });
}
function PlaceHead({
  place,
  state,
  reaction
}) {
  return /* @__PURE__ */ a4("header", { class: "place-head", children: [
    place.letter && /* @__PURE__ */ a4("span", { class: "letter", children: place.letter }),
    /* @__PURE__ */ a4("b", { class: "name", children: place.name }),
    state && /* @__PURE__ */ a4(SeatBadge, { state }),
    reaction && /* @__PURE__ */ a4("span", { class: "reaction", children: reaction }),
    place.score && /* @__PURE__ */ a4(Points, { score: place.score })
  ] });
}
function Points({ score }) {
  const words = useWords();
  return /* @__PURE__ */ a4("span", { class: "points", children: [
    /* @__PURE__ */ a4("span", { class: "hidden", children: [
      words("page-total"),
      ": "
    ] }),
    score.total
  ] });
}
function SeatBadge({ state }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  if (state.kind === "bot") {
    const level = lobby2.levels.find((level2) => level2.level === state.level);
    return /* @__PURE__ */ a4("span", { class: "badge", children: [
      words("page-bot"),
      " · ",
      level?.title
    ] });
  }
  if (state.kind === "person" && !state.connected) {
    return /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-away") });
  }
  return state.kind === "free" ? /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-free") }) : null;
}

// src/table/view.tsx
function TableView(props) {
  const { shown, drawings, selection, seat } = props;
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const own = seat === void 0 ? void 0 : shown.places.find((place) => place.seat === seat);
  const others = shown.places.filter((place) => place !== own);
  const boards = shown.boards ?? [];
  const main = T2(null);
  useScrollToDecision(main, shown.decision?.id, selection);
  return /* @__PURE__ */ a4("div", { class: "table", children: [
    /* @__PURE__ */ a4("div", { class: "near", ref: main, children: [
      shown.hand && /* @__PURE__ */ a4(
        CardRow,
        {
          title: words("page-hand"),
          cards: shown.hand,
          drawings,
          selection
        }
      ),
      shown.dice && /* @__PURE__ */ a4(Dice, { dice: shown.dice, drawings, selection }),
      boards.length > 0 && /* @__PURE__ */ a4("div", { class: "boards", children: boards.map((board) => /* @__PURE__ */ a4(
        Board,
        {
          card: board,
          drawings,
          selection
        },
        board.target ?? board.title
      )) }),
      own && /* @__PURE__ */ a4("section", { class: "own", "aria-label": own.name, children: [
        own.boards && /* @__PURE__ */ a4("div", { class: "boards", children: own.boards.map((board) => /* @__PURE__ */ a4(
          Board,
          {
            card: board,
            drawings,
            selection
          },
          board.target ?? board.title
        )) }),
        shown.offer && /* @__PURE__ */ a4(
          CardRow,
          {
            title: words("page-offer"),
            cards: shown.offer,
            drawings,
            selection
          }
        ),
        own.sheet_drawing && /* @__PURE__ */ a4(
          PointedPaper,
          {
            class: "sheet",
            svg: drawings[own.sheet_drawing],
            label: words("page-sheet"),
            selection
          }
        ),
        /* @__PURE__ */ a4("div", { class: "panel place", children: [
          /* @__PURE__ */ a4(
            PlaceHead,
            {
              place: own,
              state: void 0,
              reaction: said(lobby2, props.reactions, own.seat)
            }
          ),
          own.facts && /* @__PURE__ */ a4("p", { class: "facts", children: own.facts.join(" · ") }),
          own.score && own.score.lines.length > 0 && /* @__PURE__ */ a4("details", { children: [
            /* @__PURE__ */ a4("summary", { children: words("page-score") }),
            /* @__PURE__ */ a4(ScoreLines, { score: own.score })
          ] })
        ] })
      ] }),
      !own && shown.offer && /* @__PURE__ */ a4(
        CardRow,
        {
          title: words("page-offer"),
          cards: shown.offer,
          drawings,
          selection
        }
      ),
      !own && shown.pattern && /* @__PURE__ */ a4("section", { class: "upcoming", children: [
        /* @__PURE__ */ a4("h2", { children: words("page-pattern") }),
        /* @__PURE__ */ a4("span", { class: "paper pattern", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[shown.pattern.drawing], label: shown.pattern.name }) })
      ] })
    ] }),
    /* @__PURE__ */ a4("aside", { class: "side", children: [
      shown.facts && /* @__PURE__ */ a4("p", { class: "panel facts", children: shown.facts.join(" · ") }),
      /* @__PURE__ */ a4("div", { class: "others", children: others.map((place) => /* @__PURE__ */ a4(
        OtherPlace,
        {
          place,
          state: props.state?.seats[place.seat - 1],
          reaction: said(lobby2, props.reactions, place.seat),
          drawings
        },
        place.seat
      )) }),
      shown.upcoming && /* @__PURE__ */ a4(Upcoming, { patterns: shown.upcoming, drawings }),
      /* @__PURE__ */ a4(Log, { lines: props.log }),
      shown.legend && /* @__PURE__ */ a4(Legend, { legend: shown.legend, drawings })
    ] })
  ] });
}
function said(lobby2, reactions, seat) {
  const last = reactions.findLast((one) => one.seat === seat);
  return lobby2.reactions.find(([name]) => name === last?.reaction)?.[1];
}
function useScrollToDecision(main, decision, selection) {
  A2(() => {
    const hasTargets = (selection?.moves?.targets.size ?? 0) > 0;
    if (decision === void 0 || !hasTargets) {
      return;
    }
    const shapes = [...main.current?.querySelectorAll("[data-look]") ?? []];
    const isVisible = (shape) => {
      const { top, bottom } = shape.getBoundingClientRect();
      return top > 48 && bottom < innerHeight - 140;
    };
    if (shapes.length > 0 && !shapes.some(isVisible)) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const behavior = calm ? "auto" : "smooth";
      shapes[0]?.closest("[data-board]")?.scrollIntoView({ block: "center", behavior });
    }
  }, [decision]);
}
function CarriedPattern({
  carried,
  svg,
  selection
}) {
  if (!carried || carried.onBoard) {
    return null;
  }
  const { quarters, flipped } = selection.turn;
  return /* @__PURE__ */ a4(
    "div",
    {
      class: "carried",
      style: {
        left: `${carried.x}px`,
        top: `${carried.y}px`,
        transform: `translate(-50%, -50%) rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`
      },
      children: /* @__PURE__ */ a4(Drawing, { svg, label: "" })
    }
  );
}

// src/pages/replay.tsx
var STEP_MS = 1200;
function ReplayPage({
  table: table2,
  step: step2,
  seat
}) {
  const words = useWords();
  const { language } = useShared();
  const [summary2, setSummary] = d2();
  const [shown, setShown] = d2();
  const [error, setError] = d2("");
  const [runs, setRuns] = d2(false);
  const [isShared, setShared] = d2(false);
  const fail = (failure) => setError(failure.message || words("page-out-of-reach"));
  A2(() => {
    summary(table2, language).then(setSummary).catch(fail);
  }, [table2, language]);
  A2(() => {
    let isCurrent = true;
    step(table2, step2, seat, language).then((found) => {
      if (isCurrent) {
        setShown(found);
        setError("");
      }
    }).catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [table2, step2, seat, language]);
  const steps = shown?.steps ?? step2;
  const go = (to, as = seat) => {
    const link = replayLink(table2, Math.max(0, Math.min(to, steps)), as);
    history.replaceState(null, "", link);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  A2(() => {
    if (runs && shown?.step === step2) {
      if (step2 >= steps) {
        setRuns(false);
        return;
      }
      const timer = setTimeout(() => go(step2 + 1), STEP_MS);
      return () => clearTimeout(timer);
    }
  }, [runs, shown, step2]);
  A2(() => {
    const listen = (event) => {
      if (event.target === document.body && event.key === "ArrowRight") {
        go(step2 + 1);
      } else if (event.target === document.body && event.key === "ArrowLeft") {
        go(step2 - 1);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  const drawings = Object.fromEntries(
    Object.entries(shown?.table.drawings ?? {}).map(([name, part]) => [name, part.svg])
  );
  const log = shown?.table.log.lines.map(([turn, text]) => ({ turn, text })) ?? [];
  const title = summary2?.title ?? "";
  return /* @__PURE__ */ a4("div", { class: "table-page", children: [
    /* @__PURE__ */ a4("header", { class: "top", children: [
      /* @__PURE__ */ a4("a", { class: "quiet", href: tableLink(table2), title: words("page-back"), children: /* @__PURE__ */ a4(Icon, { name: "back", label: words("page-back") }) }),
      /* @__PURE__ */ a4("h1", { children: [
        /* @__PURE__ */ a4("span", { class: "title", children: [
          title,
          " · ",
          words("page-replay")
        ] }),
        /* @__PURE__ */ a4("span", { class: "headline", children: shown?.table.headline })
      ] }),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          class: "quiet",
          title: words("page-share"),
          onClick: () => setShared(true),
          children: /* @__PURE__ */ a4(Icon, { name: "share", label: words("page-share") })
        }
      )
    ] }),
    error && /* @__PURE__ */ a4(Notice, { children: error }),
    /* @__PURE__ */ a4("main", { children: shown && /* @__PURE__ */ a4(
      TableView,
      {
        shown: shown.table,
        drawings,
        log,
        state: void 0,
        reactions: [],
        seat,
        selection: void 0
      }
    ) }),
    /* @__PURE__ */ a4("section", { class: "actions replay", "aria-label": words("page-replay"), children: [
      /* @__PURE__ */ a4("div", { class: "asked", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "range",
            min: 0,
            max: steps,
            value: step2,
            "aria-label": words("page-step"),
            onInput: (event) => go(Number(event.currentTarget.value))
          }
        ),
        /* @__PURE__ */ a4("output", { children: [
          step2,
          " / ",
          steps
        ] })
      ] }),
      /* @__PURE__ */ a4("div", { class: "buttons", children: [
        /* @__PURE__ */ a4(
          "select",
          {
            "aria-label": words("page-seen-by"),
            value: seat ?? 0,
            onChange: (event) => go(step2, Number(event.currentTarget.value) || void 0),
            children: [
              /* @__PURE__ */ a4("option", { value: 0, children: words("page-onlooker") }),
              summary2?.seats.map((one) => /* @__PURE__ */ a4("option", { value: one.seat, children: one.name }, one.seat))
            ]
          }
        ),
        /* @__PURE__ */ a4("div", { class: "buttons right", children: [
          /* @__PURE__ */ a4(
            IconButton,
            {
              name: "first",
              label: words("page-first-step"),
              disabled: step2 <= 0,
              onClick: () => go(0)
            }
          ),
          /* @__PURE__ */ a4(
            IconButton,
            {
              name: "back",
              label: words("page-previous-step"),
              disabled: step2 <= 0,
              onClick: () => go(step2 - 1)
            }
          ),
          /* @__PURE__ */ a4("button", { type: "button", class: "main icon-only", onClick: () => setRuns(!runs), children: /* @__PURE__ */ a4(Icon, { name: runs ? "pause" : "run", label: words(runs ? "page-pause" : "page-run") }) }),
          /* @__PURE__ */ a4(
            IconButton,
            {
              name: "forward",
              label: words("page-next-step"),
              disabled: step2 >= steps,
              onClick: () => go(step2 + 1)
            }
          ),
          /* @__PURE__ */ a4(
            IconButton,
            {
              name: "last",
              label: words("page-last-step"),
              disabled: step2 >= steps,
              onClick: () => go(steps)
            }
          )
        ] })
      ] })
    ] }),
    isShared && /* @__PURE__ */ a4(Dialog, { title: words("page-share"), onClose: () => setShared(false), children: /* @__PURE__ */ a4(Share, { address: wholeAddress(replayLink(table2, step2, seat)), title }) })
  ] });
}

// src/pages/rules.tsx
function RulesPage({ game }) {
  const words = useWords();
  const { language, lobby: lobby2 } = useShared();
  const place = T2(null);
  const [error, setError] = d2("");
  const title = lobby2.games.find((one) => one.name === game)?.title ?? game;
  A2(() => {
    document.title = `${title} · ${words("page-rules")}`;
    let isCurrent = true;
    rules(game, language).then((text) => {
      if (isCurrent && place.current) {
        const parsed3 = new DOMParser().parseFromString(text, "text/html");
        place.current.replaceChildren(...parsed3.body.childNodes);
        setError("");
      }
    }).catch((failure) => setError(failure.message || words("page-out-of-reach")));
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("header", { class: "top start-top", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(LanguageChoice, {})
    ] }),
    /* @__PURE__ */ a4("main", { class: "narrow", children: [
      error && /* @__PURE__ */ a4(Notice, { children: error }),
      /* @__PURE__ */ a4("article", { class: "panel rules", ref: place })
    ] })
  ] });
}

// src/pages/results.tsx
var SEATS_MAX = 100;
function ownSeats() {
  const seats = tables().flatMap(([table2, { secret }]) => secret ? [{ table: table2, secret }] : []);
  return seats.slice(0, SEATS_MAX);
}
function Results() {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = d2([]);
  A2(() => {
    let isCurrent = true;
    const seats = ownSeats();
    if (seats.length > 0) {
      results(seats, language).then((all) => isCurrent && setFound(all.filter((one) => reached(one) !== void 0))).catch(() => void 0);
    }
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (found.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("section", { class: "panel", children: [
    /* @__PURE__ */ a4("h2", { children: words("page-results") }),
    /* @__PURE__ */ a4("div", { class: "scrolls", children: /* @__PURE__ */ a4("table", { class: "results", children: [
      /* @__PURE__ */ a4("thead", { children: /* @__PURE__ */ a4("tr", { children: [
        /* @__PURE__ */ a4("th", { scope: "col", children: words("page-game") }),
        /* @__PURE__ */ a4("th", { scope: "col", children: words("page-place") }),
        /* @__PURE__ */ a4("th", { scope: "col", children: words("page-score") }),
        /* @__PURE__ */ a4("th", { scope: "col", children: words("page-players") })
      ] }) }),
      /* @__PURE__ */ a4("tbody", { children: found.map((one) => /* @__PURE__ */ a4("tr", { children: [
        /* @__PURE__ */ a4("td", { children: [
          /* @__PURE__ */ a4("a", { href: tableLink(one.table), children: one.title }),
          one.written !== void 0 && /* @__PURE__ */ a4("div", { class: "hint", children: new Date(one.written * 1e3).toLocaleDateString(language) })
        ] }),
        /* @__PURE__ */ a4("td", { children: [
          reached(one)?.place,
          "."
        ] }),
        /* @__PURE__ */ a4("td", { children: reached(one)?.points }),
        /* @__PURE__ */ a4("td", { children: one.players.map((player) => `${player.name} ${player.points}`).join(", ") })
      ] }, one.table)) })
    ] }) })
  ] });
}
function reached({ players, seat }) {
  const own = players[seat - 1];
  return own?.place === void 0 ? void 0 : own;
}

// src/pages/start.tsx
var CONTINUED_MAX = 8;
var SECONDS = [15, 30, 60, 120, 300];
function StartPage() {
  const words = useWords();
  A2(() => {
    document.title = "roll-and-write";
  }, []);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4("header", { class: "top start-top", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(LanguageChoice, {})
    ] }),
    /* @__PURE__ */ a4("main", { class: "start", children: [
      /* @__PURE__ */ a4("h1", { class: "hidden", children: "roll-and-write" }),
      /* @__PURE__ */ a4(Continue, {}),
      /* @__PURE__ */ a4(OpenTable, {}),
      /* @__PURE__ */ a4(JoinByLink, {}),
      /* @__PURE__ */ a4(Results, {}),
      /* @__PURE__ */ a4("p", { class: "hint footer", children: words("page-about") })
    ] })
  ] });
}
function Continue() {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = d2([]);
  A2(() => {
    let isCurrent = true;
    const known = tables().slice(0, CONTINUED_MAX);
    const asked = known.map(async ([table2]) => {
      try {
        return await summary(table2, language);
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) {
          forgetTable(table2);
        }
        return void 0;
      }
    });
    Promise.all(asked).then((answers) => {
      if (isCurrent) {
        setFound(answers.filter((one) => one !== void 0));
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [language]);
  if (found.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("section", { class: "panel", children: [
    /* @__PURE__ */ a4("h2", { children: words("page-continue") }),
    /* @__PURE__ */ a4("ul", { class: "known", children: found.map((table2) => /* @__PURE__ */ a4("li", { children: /* @__PURE__ */ a4("a", { class: "known-table", href: tableLink(table2.table), children: [
      /* @__PURE__ */ a4("b", { children: table2.title }),
      /* @__PURE__ */ a4("span", { class: "badge", "data-phase": table2.phase, children: words(PHASES[table2.phase]) }),
      /* @__PURE__ */ a4("span", { class: "hint", children: table2.seats.map((seat) => seat.name).filter(Boolean).join(", ") })
    ] }) }, table2.table)) })
  ] });
}
var PHASES = {
  waiting: "page-phase-waiting",
  playing: "page-phase-playing",
  over: "page-phase-over",
  stopped: "page-phase-stopped"
};
function OpenTable() {
  const words = useWords();
  const { lobby: lobby2, language } = useShared();
  const [gameName, setGame] = d2(() => get("game", ""));
  const [packName, setPack] = d2("");
  const [seats, setSeats] = d2([{ kind: "person" }, { kind: "person" }]);
  const [options, setOptions] = d2({});
  const [seed, setSeed] = d2("");
  const [seconds, setSeconds] = d2(0);
  const [late, setLate] = d2("medium");
  const [error, setError] = d2("");
  const [isBusy, setBusy] = d2(false);
  const game = lobby2.games.find((one) => one.name === gameName) ?? lobby2.games[0];
  if (!game) {
    return null;
  }
  const pack = game.packs.find((one) => one.name === packName) ?? game.packs[0];
  const [least, most] = pack?.seats ?? game.seats;
  const planned = fitted(seats, least, most);
  const openTable = async (table2) => {
    setBusy(true);
    setError("");
    try {
      const created = await create(table2, language);
      keepTable(created.table, { host: created.host, title: pack?.title ?? game.title });
      set("game", game.name);
      location.hash = tableLink(created.table);
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : "";
      setError(text || words("page-out-of-reach"));
      setBusy(false);
    }
  };
  const open = (event) => {
    event.preventDefault();
    openTable({
      game: game.name,
      seats: planned,
      options: Object.fromEntries(
        game.options.map((option) => [option.name, options[option.name] ?? ""]).filter(([, value]) => value !== "")
      ),
      ...pack && pack.name !== game.name ? { pack: pack.name } : {},
      ...seed.trim() ? { seed: seed.trim() } : {},
      ...seconds > 0 ? { seconds, late } : {}
    });
  };
  return /* @__PURE__ */ a4("form", { class: "panel open", onSubmit: open, children: [
    /* @__PURE__ */ a4("h2", { children: words("page-open") }),
    /* @__PURE__ */ a4(
      GameChoice,
      {
        games: lobby2.games,
        chosen: game,
        choose: (name) => {
          setGame(name);
          setPack("");
          setOptions({});
        }
      }
    ),
    game.packs.length > 1 && /* @__PURE__ */ a4("fieldset", { class: "pick", children: [
      /* @__PURE__ */ a4("legend", { children: words("page-pack") }),
      game.packs.map((one) => /* @__PURE__ */ a4("label", { class: "pill", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "radio",
            name: "pack",
            checked: one === pack,
            onChange: () => setPack(one.name)
          }
        ),
        one.title
      ] }, one.name))
    ] }),
    /* @__PURE__ */ a4(SeatPlans, { seats: planned, least, most, setSeats }),
    /* @__PURE__ */ a4("details", { children: [
      /* @__PURE__ */ a4("summary", { children: words("page-house-rules") }),
      game.options.map((option) => /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { class: "clause", children: option.clause }),
        /* @__PURE__ */ a4(
          "select",
          {
            value: options[option.name] ?? "",
            onChange: (event) => setOptions({ ...options, [option.name]: event.currentTarget.value }),
            children: option.values.map((value, index) => /* @__PURE__ */ a4("option", { value: index === 0 ? "" : value.name, children: value.about }, value.name))
          }
        )
      ] }, option.name)),
      /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { children: words("page-time") }),
        /* @__PURE__ */ a4(
          "select",
          {
            value: seconds,
            onChange: (event) => setSeconds(Number(event.currentTarget.value)),
            children: [
              /* @__PURE__ */ a4("option", { value: 0, children: words("page-no-limit") }),
              SECONDS.map((one) => /* @__PURE__ */ a4("option", { value: one, children: [
                one,
                " s"
              ] }, one))
            ]
          }
        )
      ] }),
      seconds > 0 && /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { children: words("page-late") }),
        /* @__PURE__ */ a4(
          "select",
          {
            value: late,
            onChange: (event) => setLate(event.currentTarget.value),
            children: lobby2.levels.map(({ level, title }) => /* @__PURE__ */ a4("option", { value: level, children: title }, level))
          }
        )
      ] }),
      /* @__PURE__ */ a4("label", { class: "option", children: [
        /* @__PURE__ */ a4("span", { children: words("page-seed") }),
        /* @__PURE__ */ a4(
          "input",
          {
            inputMode: "numeric",
            pattern: "[0-9]{1,20}",
            value: seed,
            placeholder: words("page-random"),
            onInput: (event) => setSeed(event.currentTarget.value)
          }
        )
      ] })
    ] }),
    error && /* @__PURE__ */ a4(Notice, { children: error }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      /* @__PURE__ */ a4("button", { type: "submit", class: "main", disabled: isBusy, children: words("page-open-now") }),
      /* @__PURE__ */ a4("a", { class: "button", href: rulesLink(game.name), children: words("page-rules") }),
      game.lesson && /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          disabled: isBusy,
          onClick: () => openTable({ game: game.name, lesson: true }),
          children: words("page-learn")
        }
      )
    ] })
  ] });
}
function fitted(seats, least, most) {
  const planned = seats.slice(0, most);
  while (planned.length < least) {
    planned.push({ kind: "person" });
  }
  return planned;
}
function GameChoice({
  games,
  chosen,
  choose
}) {
  const words = useWords();
  return /* @__PURE__ */ a4("fieldset", { class: "games", children: [
    /* @__PURE__ */ a4("legend", { class: "hidden", children: words("page-game") }),
    games.map((game) => /* @__PURE__ */ a4("label", { class: "game", "data-chosen": game === chosen, children: [
      /* @__PURE__ */ a4(
        "input",
        {
          type: "radio",
          name: "game",
          checked: game === chosen,
          onChange: () => choose(game.name)
        }
      ),
      /* @__PURE__ */ a4("b", { children: game.title }),
      /* @__PURE__ */ a4("span", { children: game.about })
    ] }, game.name))
  ] });
}
function SeatPlans({
  seats,
  least,
  most,
  setSeats
}) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const change = (at, value) => {
    const level = lobby2.levels.find((one) => one.level === value)?.level;
    const plan = level ? { kind: "bot", level } : { kind: "person" };
    setSeats(seats.map((seat, index) => index === at ? plan : seat));
  };
  return /* @__PURE__ */ a4("fieldset", { class: "seat-plans", children: [
    /* @__PURE__ */ a4("legend", { children: words("page-seats") }),
    seats.map((seat, index) => /* @__PURE__ */ a4("label", { class: "seat-plan", children: [
      /* @__PURE__ */ a4("span", { class: "letter", children: index + 1 }),
      /* @__PURE__ */ a4("span", { class: "hidden", children: [
        words("page-seat"),
        " ",
        index + 1
      ] }),
      /* @__PURE__ */ a4(
        "select",
        {
          value: seat.kind === "bot" ? seat.level : "person",
          onChange: (event) => change(index, event.currentTarget.value),
          children: [
            /* @__PURE__ */ a4("option", { value: "person", children: words("page-person") }),
            lobby2.levels.map(({ level, title }) => /* @__PURE__ */ a4("option", { value: level, children: [
              words("page-bot"),
              ": ",
              title
            ] }, level))
          ]
        }
      )
    ] }, index)),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          disabled: seats.length <= least,
          "aria-label": words("page-fewer-seats"),
          onClick: () => setSeats(seats.slice(0, -1)),
          children: "−"
        }
      ),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          disabled: seats.length >= most,
          "aria-label": words("page-more-seats"),
          onClick: () => setSeats([...seats, { kind: "person" }]),
          children: "+"
        }
      )
    ] })
  ] });
}
function JoinByLink() {
  const words = useWords();
  const [text, setText] = d2("");
  const [isWrong, setWrong] = d2(false);
  const join = (event) => {
    event.preventDefault();
    const table2 = tableIn(text);
    setWrong(table2 === void 0);
    if (table2) {
      location.hash = `#${table2}`;
    }
  };
  return /* @__PURE__ */ a4("form", { class: "panel", onSubmit: join, children: [
    /* @__PURE__ */ a4("h2", { children: words("page-join-table") }),
    /* @__PURE__ */ a4("label", { for: "join-link", children: words("page-link") }),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "input",
        {
          id: "join-link",
          value: text,
          required: true,
          onInput: (event) => setText(event.currentTarget.value)
        }
      ),
      /* @__PURE__ */ a4("button", { type: "submit", children: words("page-go") })
    ] }),
    isWrong && /* @__PURE__ */ a4(Notice, { children: words("page-no-link") })
  ] });
}

// src/protocol.ts
var PROTOCOL = 1;

// src/socket.ts
var FIRST_WAIT_MS = 400;
var LONGEST_WAIT_MS = 8e3;
var LOOK_MS = 2e4;
var REACTION_MS = 5e3;
var TableSocket = class {
  constructor(table2, language, plain, changed) {
    this.table = table2;
    this.language = language;
    this.plain = plain;
    this.changed = changed;
    this.looking = setInterval(() => this.look(), LOOK_MS);
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }
  table;
  language;
  plain;
  changed;
  view = {
    link: "connecting",
    shownAt: 0,
    drawings: {},
    log: [],
    fresh: [],
    reactions: []
  };
  socket;
  wait = FIRST_WAIT_MS;
  timer;
  reactionKey = 0;
  closed = false;
  looking;
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener("online", this.look);
    removeEventListener("offline", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.drop();
  }
  /** Sends a message. Returns false if there is no connection; nothing is sent later. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN || this.view.link !== "open") {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }
  setLanguage(language) {
    if (language !== this.language) {
      this.language = language;
      this.send({ type: "language", language });
    }
  }
  /** Whether the table is also told in sentences. This needs a new connection. */
  setPlain(plain) {
    if (plain !== this.plain) {
      this.plain = plain;
      this.again();
    }
  }
  /** Connects anew at once. */
  again() {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT_MS;
    this.drop();
    this.connect();
  }
  forgetError() {
    const { error: _4, ...rest } = this.view;
    this.view = rest;
    this.changed(this.view);
  }
  update(change) {
    this.view = { ...this.view, ...change };
    if (!this.closed) {
      this.changed(this.view);
    }
  }
  /** Looks whether the connection is still alive, for example after the phone slept. */
  look = async () => {
    if (this.closed || document.hidden) {
      return;
    }
    if (this.view.link === "lost") {
      this.again();
    } else if (this.view.link === "open") {
      const socket = this.socket;
      const alive = navigator.onLine && await isReachable();
      if (!alive && socket === this.socket && this.view.link === "open") {
        this.drop();
        this.lose();
      }
    }
  };
  drop() {
    const socket = this.socket;
    this.socket = void 0;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
  connect() {
    const socket = new WebSocket(socketAddress(this.table));
    this.socket = socket;
    socket.onopen = () => {
      const { secret, host } = table(this.table) ?? {};
      const hello = {
        type: "hello",
        protocol: PROTOCOL,
        language: this.language,
        plain: this.plain,
        ...secret ? { secret } : {},
        ...host ? { host } : {}
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
    socket.onclose = (event) => this.ended(event.code);
  }
  async ended(code2) {
    this.socket = void 0;
    if (code2 === 4004) {
      this.update({ link: "missing" });
    } else if (code2 === 4008) {
      this.update({ link: "replaced" });
    } else if (this.view.welcome === void 0 && await this.isMissing()) {
      this.update({ link: "missing" });
    } else {
      this.lose();
    }
  }
  async isMissing() {
    try {
      await summary(this.table, this.language);
      return false;
    } catch (error) {
      return error instanceof RequestError && error.status === 404;
    }
  }
  lose() {
    if (this.closed) {
      return;
    }
    this.update({ link: "lost" });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }
  receive(message) {
    switch (message.type) {
      case "welcome":
        this.wait = FIRST_WAIT_MS;
        keepTable(this.table, {});
        this.update({ link: "open", welcome: message });
        break;
      case "seated":
        keepTable(this.table, { secret: message.secret });
        this.seat(message.seat);
        break;
      case "unseated":
        keepTable(this.table, { secret: void 0 });
        this.seat(void 0);
        break;
      case "seats":
        keepTable(this.table, { title: message.title });
        this.update({ state: message });
        break;
      case "table":
        this.show(message);
        break;
      case "preview":
        this.update({ preview: message });
        break;
      case "reaction":
        this.react(message.seat, message.reaction);
        break;
      case "next":
        this.follow(message.table);
        break;
      case "error":
        this.refused(message);
        break;
    }
  }
  seat(seat) {
    if (this.view.welcome) {
      const { seat: _4, ...welcome } = this.view.welcome;
      this.update({ welcome: seat === void 0 ? welcome : { ...welcome, seat } });
    }
  }
  show(shown) {
    const drawings = {};
    for (const name of drawingNames(shown)) {
      const svg = shown.drawings[name]?.svg ?? this.view.drawings[name];
      if (svg !== void 0) {
        drawings[name] = svg;
      }
    }
    const fresh = shown.log.lines.map(([turn, text]) => ({ turn, text }));
    const log = [...this.view.log.slice(0, shown.log.from), ...fresh];
    const isFirst = this.view.shown === void 0 || shown.log.from === 0;
    this.update({ shown, shownAt: Date.now(), drawings, log, fresh: isFirst ? [] : fresh });
  }
  react(seat, reaction) {
    const key = ++this.reactionKey;
    this.update({ reactions: [...this.view.reactions, { key, seat, reaction }] });
    setTimeout(() => {
      this.update({ reactions: this.view.reactions.filter((one) => one.key !== key) });
    }, REACTION_MS);
  }
  /** The secrets of seats and host are valid at the next table too. */
  follow(next) {
    const { secret, host, title } = table(this.table) ?? {};
    keepTable(next, { secret, host, title });
    this.update({ next });
  }
  refused(error) {
    if (error.code === "secret") {
      keepTable(this.table, { secret: void 0 });
    }
    this.update({ error });
  }
};
function drawingNames(shown) {
  const boards = shown.places.flatMap((place) => place.boards ?? []);
  const sheets = shown.places.flatMap((place) => place.sheet_drawing ?? []);
  const named = [
    ...shown.pattern ? [shown.pattern] : [],
    ...shown.upcoming ?? [],
    ...shown.dice ?? [],
    ...shown.hand ?? [],
    ...shown.boards ?? [],
    ...shown.offer ?? [],
    ...shown.legend ?? [],
    ...boards
  ];
  return /* @__PURE__ */ new Set([...named.map((part) => part.drawing), ...sheets]);
}

// src/table/actions.tsx
function Actions({
  view,
  socket,
  selection,
  drawings,
  lesson
}) {
  const words = useWords();
  const shown = view.shown;
  if (!shown) {
    return null;
  }
  const { moves, preview } = selection;
  const isLegal = moves?.find(selection.targets) !== void 0;
  const pattern = shown.pattern;
  return /* @__PURE__ */ a4("section", { class: "actions", "aria-label": words("page-actions"), "data-decision": shown.decision?.id, children: [
    lesson,
    /* @__PURE__ */ a4("div", { class: "asked", children: [
      pattern && /* @__PURE__ */ a4(
        Tray,
        {
          svg: drawings[pattern.drawing],
          name: pattern.name,
          selection,
          isActive: moves?.canLay === true && selection.tool === "pattern"
        }
      ),
      /* @__PURE__ */ a4("div", { class: "told", children: [
        /* @__PURE__ */ a4("p", { class: "owed", "aria-live": "polite", children: [
          shown.owed ?? (shown.result ? words("page-over") : words("page-wait")),
          shown.decision?.left_ms !== void 0 && /* @__PURE__ */ a4(Clock, { ends: view.shownAt + shown.decision.left_ms }, view.shownAt)
        ] }),
        /* @__PURE__ */ a4("p", { class: "gain", "aria-live": "polite", children: /* @__PURE__ */ a4(Told, { selection }) })
      ] })
    ] }),
    selection.question ? /* @__PURE__ */ a4("div", { class: "buttons question", role: "alertdialog", "aria-label": selection.question.text, children: [
      /* @__PURE__ */ a4("p", { children: selection.question.text }),
      /* @__PURE__ */ a4("button", { type: "button", onClick: () => selection.answer(false), children: words("page-no") }),
      /* @__PURE__ */ a4("button", { type: "button", class: "main", onClick: () => selection.answer(true), children: words("page-yes") })
    ] }) : /* @__PURE__ */ a4($, { children: [
      /* @__PURE__ */ a4(Choices, { selection }),
      /* @__PURE__ */ a4("div", { class: "buttons", children: [
        moves?.canLay && selection.tool === "pattern" && /* @__PURE__ */ a4($, { children: [
          /* @__PURE__ */ a4(IconButton, { name: "turn", label: words("page-turn"), onClick: selection.rotate }),
          /* @__PURE__ */ a4(IconButton, { name: "flip", label: words("page-flip"), onClick: selection.mirror })
        ] }),
        moves?.canLay && moves.canPoint && /* @__PURE__ */ a4(Tools, { selection }),
        /* @__PURE__ */ a4("div", { class: "buttons right", children: [
          shown.undo && /* @__PURE__ */ a4(
            IconButton,
            {
              name: "undo",
              label: words("page-undo"),
              onClick: () => socket?.send({ type: "undo" })
            }
          ),
          shown.redo && /* @__PURE__ */ a4(
            IconButton,
            {
              name: "redo",
              label: words("page-redo"),
              onClick: () => socket?.send({ type: "redo" })
            }
          ),
          selection.targets.length > 0 && /* @__PURE__ */ a4(IconButton, { name: "close", label: words("page-clear"), onClick: selection.clear }),
          moves && /* @__PURE__ */ a4(
            "button",
            {
              type: "button",
              class: "main",
              disabled: !isLegal || preview?.legal === false || view.link !== "open",
              onClick: selection.play,
              children: [
                /* @__PURE__ */ a4(Icon, { name: "play" }),
                " ",
                words("page-play")
              ]
            }
          )
        ] })
      ] })
    ] })
  ] });
}
function Told({ selection }) {
  const words = useWords();
  const { preview, moves, targets } = selection;
  if (!moves) {
    return null;
  }
  if (preview?.refusal && moves.find(targets) === void 0) {
    const isPart = selection.tool === "single" && moves.isPart(targets);
    return isPart ? /* @__PURE__ */ a4("span", { children: words("page-choose-more") }) : /* @__PURE__ */ a4("span", { class: "refusal", children: preview.refusal });
  }
  if (preview?.legal) {
    return /* @__PURE__ */ a4($, { children: preview.gains.length > 0 ? preview.gains.join(", ") : words("page-no-gain") });
  }
  if (targets.length > 0) {
    return null;
  }
  const hint = moves.canLay && selection.tool === "pattern" ? "page-hint-pattern" : "page-hint-point";
  return moves.targets.size > 0 ? /* @__PURE__ */ a4("span", { class: "hint", children: words(hint) }) : null;
}
function Tray({
  svg,
  name,
  selection,
  isActive
}) {
  const { quarters, flipped } = selection.turn;
  const turn = `rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`;
  return /* @__PURE__ */ a4("div", { class: "tray paper", "data-tray": isActive ? "" : void 0, "data-active": isActive, children: /* @__PURE__ */ a4("div", { class: "turned", style: { transform: turn }, children: /* @__PURE__ */ a4(Drawing, { svg, label: name }) }) });
}
function Tools({ selection }) {
  const words = useWords();
  return /* @__PURE__ */ a4("fieldset", { class: "tools", "aria-label": words("page-tool"), children: [
    /* @__PURE__ */ a4(
      IconButton,
      {
        name: "pattern",
        label: words("page-tool-pattern"),
        pressed: selection.tool === "pattern",
        onClick: () => selection.setTool("pattern")
      }
    ),
    /* @__PURE__ */ a4(
      IconButton,
      {
        name: "single",
        label: words("page-tool-single"),
        pressed: selection.tool === "single",
        onClick: () => selection.setTool("single")
      }
    )
  ] });
}
function Choices({ selection }) {
  const { moves, targets } = selection;
  const numbers = moves?.numbers(targets) ?? [];
  if (!moves || moves.choices.length === 0 && numbers.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("div", { class: "choices", children: [
    numbers.map((number) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "number",
        "aria-pressed": targets.includes(number),
        onClick: () => selection.tap(number),
        children: number.slice("number.".length)
      },
      number
    )),
    moves.choices.map((move) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "choice",
        onClick: () => selection.choose(move.text, move.targets),
        children: move.choice ?? move.text
      },
      move.text
    ))
  ] });
}
function Clock({ ends }) {
  const [now, setNow] = d2(Date.now());
  A2(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((ends - now) / 1e3));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return /* @__PURE__ */ a4("span", { class: "clock", "data-hurry": left <= 10, "aria-live": "off", children: text });
}

// src/table/analysis.tsx
var AGAIN_MS = 1e3;
function Analysis({ table: table2 }) {
  const words = useWords();
  const { language } = useShared();
  const [found, setFound] = d2();
  const [error, setError] = d2("");
  const isGoing = found?.state === "waiting" || found?.state === "running";
  const ask = (begin) => {
    analysis(table2, begin, language).then((answer) => {
      setFound(answer);
      setError("");
    }).catch((failure) => setError(failure.message || words("page-out-of-reach")));
  };
  A2(() => ask(false), [table2, language]);
  A2(() => {
    if (isGoing) {
      const timer = setTimeout(() => ask(false), AGAIN_MS);
      return () => clearTimeout(timer);
    }
  }, [found, error]);
  const drawings = Object.fromEntries(
    Object.entries(found?.drawings ?? {}).map(([name, part]) => [name, part.svg])
  );
  return /* @__PURE__ */ a4("section", { class: "analysis", "aria-label": words("page-analysis"), children: [
    error && /* @__PURE__ */ a4(Notice, { children: error }),
    found?.state === "failed" && /* @__PURE__ */ a4(Notice, { children: words("page-analysis-failed") }),
    (found?.state === "none" || found?.state === "failed") && /* @__PURE__ */ a4("button", { type: "button", onClick: () => ask(true), children: words("page-analyse") }),
    found && isGoing && /* @__PURE__ */ a4("label", { children: [
      words("page-analysing"),
      " ",
      /* @__PURE__ */ a4("progress", { max: Math.max(1, found.decisions), value: found.judged })
    ] }),
    found?.state === "done" && /* @__PURE__ */ a4($, { children: [
      /* @__PURE__ */ a4("h3", { children: words("page-analysis") }),
      /* @__PURE__ */ a4("div", { class: "others", children: found.seats?.map((seat) => /* @__PURE__ */ a4("div", { children: [
        /* @__PURE__ */ a4("b", { children: seat.name }),
        seat.lines.map((line) => /* @__PURE__ */ a4("p", { children: line }, line))
      ] }, seat.seat)) }),
      found.mistakes?.map((mistake) => /* @__PURE__ */ a4(
        Mistake,
        {
          mistake,
          table: table2,
          drawings
        },
        `${mistake.step} ${mistake.seat}`
      )),
      found.about?.map((line) => /* @__PURE__ */ a4("p", { class: "hint", children: line }, line))
    ] })
  ] });
}
function Mistake({ mistake, table: table2, drawings }) {
  const words = useWords();
  return /* @__PURE__ */ a4("article", { class: "mistake", children: [
    /* @__PURE__ */ a4("p", { children: [
      /* @__PURE__ */ a4("b", { children: mistake.text }),
      " ",
      /* @__PURE__ */ a4("a", { href: replayLink(table2, mistake.step, mistake.seat), children: words("page-see") })
    ] }),
    /* @__PURE__ */ a4("div", { class: "judged", children: [
      /* @__PURE__ */ a4(Judged, { title: words("page-made"), move: mistake.made, drawings }),
      /* @__PURE__ */ a4(Judged, { title: words("page-better"), move: mistake.better, drawings })
    ] })
  ] });
}
function Judged({ title, move, drawings }) {
  return /* @__PURE__ */ a4("div", { children: [
    /* @__PURE__ */ a4("p", { children: [
      /* @__PURE__ */ a4("span", { class: "badge", children: title }),
      " ",
      move.text
    ] }),
    /* @__PURE__ */ a4("div", { class: "small-boards", children: move.boards.map((board) => /* @__PURE__ */ a4("span", { class: "paper", children: /* @__PURE__ */ a4(Drawing, { svg: drawings[board.drawing], label: board.title }) }, board.title)) })
  ] });
}

// src/table/end.tsx
function End({
  shown,
  state,
  table: table2,
  socket,
  isSeat
}) {
  const words = useWords();
  const result = shown.result;
  if (!result) {
    return null;
  }
  const rank = (seat) => result.places[seat - 1] ?? 0;
  const places = [...shown.places].sort((one, other) => rank(one.seat) - rank(other.seat));
  return /* @__PURE__ */ a4("section", { class: "panel end", "aria-label": words("page-over"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-over") }),
    /* @__PURE__ */ a4("ol", { class: "ranking", children: places.map((place) => /* @__PURE__ */ a4("li", { "data-first": rank(place.seat) === 1, children: [
      /* @__PURE__ */ a4("header", { class: "place-head", children: [
        /* @__PURE__ */ a4("span", { class: "rank", children: [
          rank(place.seat),
          "."
        ] }),
        /* @__PURE__ */ a4("b", { class: "name", children: place.name }),
        result.forfeit === place.seat && /* @__PURE__ */ a4("span", { class: "badge away", children: words("page-forfeit") }),
        place.score && /* @__PURE__ */ a4("span", { class: "points", children: place.score.total })
      ] }),
      place.score && place.score.lines.length > 0 && /* @__PURE__ */ a4(ScoreLines, { score: place.score })
    ] }, place.seat)) }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      isSeat && /* @__PURE__ */ a4(Rematch, { state, socket }),
      /* @__PURE__ */ a4("a", { class: "button", href: replayLink(table2, 0), children: words("page-replay") }),
      /* @__PURE__ */ a4("a", { class: "button", href: recordAddress(table2), download: `${table2}.jsonl`, children: words("page-record") })
    ] }),
    /* @__PURE__ */ a4(Code, { table: table2 }),
    /* @__PURE__ */ a4(Analysis, { table: table2 })
  ] });
}
function Rematch({ state, socket }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const [pack, setPack] = d2("");
  const packs = lobby2.games.find((game) => game.name === state.game)?.packs ?? [];
  const others = packs.filter((one) => one.title !== state.title);
  return /* @__PURE__ */ a4($, { children: [
    /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "main",
        onClick: () => socket?.send({ type: "rematch", deal: "new", ...pack ? { pack } : {} }),
        children: words("page-new-deal")
      }
    ),
    others.length > 0 && /* @__PURE__ */ a4(
      "select",
      {
        "aria-label": words("page-pack"),
        value: pack,
        onChange: (event) => setPack(event.currentTarget.value),
        children: [
          /* @__PURE__ */ a4("option", { value: "", children: state.title }),
          others.map((one) => /* @__PURE__ */ a4("option", { value: one.name, children: one.title }, one.name))
        ]
      }
    ),
    /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.send({ type: "rematch", deal: "same" }), children: words("page-same-deal") })
  ] });
}
function Code({ table: table2 }) {
  const words = useWords();
  const [found, setFound] = d2("");
  A2(() => {
    code(table2).then(setFound).catch(() => void 0);
  }, [table2]);
  return found ? /* @__PURE__ */ a4("details", { children: [
    /* @__PURE__ */ a4("summary", { children: words("page-code") }),
    /* @__PURE__ */ a4("code", { class: "code", children: [
      "rnw replay ",
      found
    ] })
  ] }) : null;
}

// src/table/lesson.tsx
function Explanation({
  lesson,
  text,
  socket
}) {
  const words = useWords();
  const act2 = (act3) => socket?.send({ type: "lesson", ...act3 });
  const question = lesson.question;
  const isOpen = question !== void 0 && question.chosen === void 0;
  const isWrong = question?.chosen !== void 0 && question.chosen !== question.right;
  return /* @__PURE__ */ a4("section", { class: "actions explained", "aria-label": lesson.title, "data-lesson": lesson.text, children: [
    /* @__PURE__ */ a4("div", { class: "told", children: [
      /* @__PURE__ */ a4("p", { class: "hint", children: lesson.title }),
      /* @__PURE__ */ a4("div", { "aria-live": "polite", children: [
        lesson.praise && /* @__PURE__ */ a4("p", { class: "praise", children: lesson.praise }),
        text.split("\n").map((part) => /* @__PURE__ */ a4("p", { children: part }, part)),
        question && /* @__PURE__ */ a4(Question, { question, act: act2 })
      ] })
    ] }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      /* @__PURE__ */ a4("button", { type: "button", class: "quiet", onClick: () => act2({ act: "end" }), children: words("page-lesson-end") }),
      /* @__PURE__ */ a4("button", { type: "button", class: "quiet", onClick: () => act2({ act: "skip" }), children: words("page-lesson-skip") }),
      /* @__PURE__ */ a4("div", { class: "buttons right", children: [
        isWrong && /* @__PURE__ */ a4("button", { type: "button", onClick: () => act2({ act: "again" }), children: words("page-lesson-again") }),
        /* @__PURE__ */ a4("button", { type: "button", class: "main", disabled: isOpen, onClick: () => act2({ act: "next" }), children: words("page-lesson-next") })
      ] })
    ] })
  ] });
}
function Question({ question, act: act2 }) {
  const look2 = (number) => {
    if (question.chosen === void 0) {
      return void 0;
    }
    return number === question.right ? "right" : number === question.chosen ? "wrong" : void 0;
  };
  return /* @__PURE__ */ a4("fieldset", { class: "asks", children: [
    /* @__PURE__ */ a4("legend", { children: question.text }),
    question.answers.map((answer, index) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        "data-answer": look2(index + 1),
        disabled: question.chosen !== void 0,
        onClick: () => act2({ act: "answer", answer: index + 1 }),
        children: answer
      },
      answer
    )),
    question.verdict && /* @__PURE__ */ a4("p", { class: "verdict", children: question.verdict })
  ] });
}
function Lesson({
  lesson,
  socket,
  selection
}) {
  const words = useWords();
  const example = lesson.example ?? [];
  return /* @__PURE__ */ a4("div", { class: "task", "data-lesson": lesson.task, children: [
    /* @__PURE__ */ a4("div", { class: "told", "aria-live": "polite", children: [
      /* @__PURE__ */ a4("p", { class: "hint", children: lesson.title }),
      lesson.praise && /* @__PURE__ */ a4("p", { class: "praise", children: lesson.praise }),
      lesson.task && /* @__PURE__ */ a4("p", { children: lesson.task })
    ] }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      example.length > 0 && /* @__PURE__ */ a4("button", { type: "button", onClick: () => selection.show(example), children: words("page-lesson-show") }),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          class: "quiet",
          onClick: () => socket?.send({ type: "lesson", act: "skip" }),
          children: words("page-lesson-skip")
        }
      )
    ] })
  ] });
}

// src/targets.ts
var UPRIGHT = { quarters: 0, flipped: false };
function turned(cells, turn) {
  let found = cells.map(([row, col]) => [row, turn.flipped ? -col : col]);
  for (let quarter = 0; quarter < turn.quarters; quarter++) {
    found = found.map(([row, col]) => [col, -row]);
  }
  const top = Math.min(...found.map(([row]) => row));
  const left = Math.min(...found.map(([, col]) => col));
  return found.map(([row, col]) => [row - top, col - left]);
}
var turnRight = (turn) => ({ ...turn, quarters: (turn.quarters + 1) % 4 });
var flip = (turn) => ({
  quarters: (4 - turn.quarters) % 4,
  flipped: !turn.flipped
});
function allTurns(cells, first, ordered) {
  const turns = [];
  const seen = /* @__PURE__ */ new Set();
  for (let count = 0, turn = first; count < 8; count++, turn = turnRight(turn)) {
    if (count === 4) {
      turn = flip(turn);
    }
    const laid = turned(cells, turn).map((at) => at.join());
    const key = (ordered ? laid : laid.sort()).join(";");
    if (!seen.has(key)) {
      seen.add(key);
      turns.push(turn);
    }
  }
  return turns;
}
var CELL = /^((?:own|shared)\.\d+)\.(\d+)\.(\d+)$/;
function cellOf(target) {
  const found = CELL.exec(target);
  return found?.[1] ? { board: found[1], at: [Number(found[2]), Number(found[3])] } : void 0;
}
var cellTarget = (board, [row, col]) => `${board}.${row}.${col}`;
var isNumber = (target) => target.startsWith("number.");
var Moves = class {
  constructor(all, pattern, boards) {
    this.all = all;
    this.pattern = pattern;
    this.boards = boards;
    this.choices = all.filter((move) => move.choice !== void 0 || move.targets.length === 0);
    for (const move of all) {
      this.byTargets.set(this.key(move.targets), move);
      for (const target of move.targets) {
        this.targets.add(target);
      }
    }
    const lays = (move) => pattern !== void 0 && pattern.cells.length > 1 && move.targets.length === pattern.cells.length && move.targets.every((target) => cellOf(target) !== void 0);
    this.canLay = all.some(lays);
    this.canPoint = all.some((move) => move.choice === void 0 && !lays(move));
  }
  all;
  pattern;
  boards;
  byTargets = /* @__PURE__ */ new Map();
  /** All targets of all moves. */
  targets = /* @__PURE__ */ new Set();
  choices;
  /** Whether some move lays the whole pattern. */
  canLay;
  /** Whether some move points at other things than the pattern does. */
  canPoint;
  key(targets) {
    return (this.pattern?.ordered ? [...targets] : [...targets].sort()).join(" ");
  }
  /** The move that these targets mean, if it is legal. */
  find(targets) {
    return this.byTargets.get(this.key(targets));
  }
  /** The moves that point at all of these and perhaps more. */
  with(targets) {
    return this.all.filter((move) => targets.every((target) => move.targets.includes(target)));
  }
  /** Where the keyboard is: where it was if that is still there, else at something that can be pointed at. */
  focus(last) {
    const isThere = (target) => this.targets.has(target) || this.boards.some((board) => cellOf(target)?.board === board.target);
    if (last !== void 0 && isThere(last)) {
      return last;
    }
    return [...this.targets].find((target) => !/^(choice|number)\./.test(target));
  }
  /** Whether more targets can make a legal move of these. */
  isPart(targets) {
    return targets.length > 0 && this.with(targets).length > 0;
  }
  /** The numbers of which one belongs to these targets. */
  numbers(targets) {
    const others = targets.filter((target) => !isNumber(target));
    const fitting = others.length > 0 ? this.with(others) : [];
    const numbers = new Set(fitting.flatMap((move) => move.targets.filter(isNumber)));
    const value = (number) => Number(number.split(".")[1]);
    return [...numbers].sort((one, other) => value(one) - value(other));
  }
  /** What is selected after one more target was pointed at. */
  point(selected, target) {
    if (selected.includes(target)) {
      return selected.filter((one) => one !== target && !isNumber(one));
    }
    const same = isNumber(target) ? selected.filter((one) => !isNumber(one)) : selected;
    const more = [...same, target];
    for (let from = 0; from < more.length; from++) {
      const some = more.slice(from);
      const fitting = this.with(some);
      const only = fitting.length === 1 && !this.find(some) ? fitting[0] : void 0;
      if (fitting.length > 0) {
        return only ? [...only.targets] : some;
      }
    }
    return [target];
  }
  board(name) {
    return this.boards.find((board) => board.target === name);
  }
  /** The cells on which a pattern lies. It is moved so far that it lies within the board. */
  cells(laid, turn) {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const [row, col] = cells[laid.cell] ?? [0, 0];
    const board = this.board(laid.board);
    const within = (from, used, all) => Math.max(0, Math.min(from, all - used));
    const high = 1 + Math.max(...cells.map(([row2]) => row2));
    const wide = 1 + Math.max(...cells.map(([, col2]) => col2));
    const top = within(laid.anchor[0] - row, high, board?.rows ?? high);
    const left = within(laid.anchor[1] - col, wide, board?.cols ?? wide);
    return cells.map(([row2, col2]) => [row2 + top, col2 + left]);
  }
  /** The targets of a pattern that lies on a board. */
  laidTargets(laid, turn) {
    return this.cells(laid, turn).map((at) => cellTarget(laid.board, at));
  }
  /** The cells of the pattern, that in its middle first. */
  grips(turn) {
    const cells = turned(this.pattern?.cells ?? [], turn);
    const mean = (of) => cells.reduce((sum, at) => sum + of(at), 0) / cells.length;
    const [middleRow, middleCol] = [mean(([row]) => row), mean(([, col]) => col)];
    const far = ([row, col]) => (row - middleRow) ** 2 + (col - middleCol) ** 2;
    const order = cells.map((at, index) => ({ index, far: far(at) }));
    return order.sort((one, other) => one.far - other.far).map(({ index }) => index);
  }
  /** Lays the pattern with its middle on a cell. */
  layAt(cell, turn) {
    return { board: cell.board, anchor: cell.at, cell: this.grips(turn)[0] ?? 0 };
  }
  /** Lays the pattern so that it covers a cell: as it is turned now if that is legal, else as it fits. */
  layOver(cell, turn) {
    const pattern = this.pattern;
    for (const way of allTurns(pattern?.cells ?? [], turn, pattern?.ordered ?? false)) {
      for (const grip of this.grips(way)) {
        const laid = { board: cell.board, anchor: cell.at, cell: grip };
        const covers = this.cells(laid, way)[grip]?.join() === cell.at.join();
        if (covers && this.find(this.laidTargets(laid, way))) {
          return { laid, turn: way };
        }
      }
    }
    return { laid: this.layAt(cell, turn), turn };
  }
};

// src/table/pointing.ts
var SLIP = 7;
var NEAR = 16;
var LIFT = 56;
function usePointing(surface, selection) {
  const drag = T2(void 0);
  const [carried, setCarried] = d2();
  const isActive = selection.moves !== void 0;
  const move = (event) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      if (event.pointerType === "mouse" && isActive) {
        const hit = targetAt(surface.current, event.clientX, event.clientY, false);
        selection.hover(hit ? cellOf(hit) : void 0);
      }
      return;
    }
    const far = Math.hypot(event.clientX - now.startX, event.clientY - now.startY);
    now.moved ||= far > SLIP;
    if (!now.moved || selection.tool !== "pattern") {
      return;
    }
    const [x3, y4] = [event.clientX, event.clientY - now.liftY];
    const cell = cellAt(surface.current, x3, y4);
    const over = cell && `${cell.board}.${cell.at.join(".")}`;
    if (over !== now.over) {
      now.over = over;
      if (cell || now.from === "tray") {
        selection.carry(cell);
      }
    }
    if (now.from === "tray") {
      setCarried({ x: x3, y: y4, onBoard: cell !== void 0 });
    }
  };
  const end = (event, isCancelled) => {
    const now = drag.current;
    if (!now || now.pointer !== event.pointerId) {
      return;
    }
    drag.current = void 0;
    setCarried(void 0);
    if (isCancelled) {
      return;
    }
    if (!now.moved && now.from === "tray") {
      selection.rotate();
    } else if (now.target !== void 0 && (!now.moved || selection.tool === "single")) {
      const hit = targetAt(surface.current, event.clientX, event.clientY, true);
      if (hit === now.target) {
        selection.tap(hit);
        focusOn(surface.current, hit);
      }
    }
  };
  const press = (event) => {
    if (event.button !== 0 || !isActive || drag.current || !surface.current) {
      return;
    }
    const at = event.target;
    const isTray = at.closest("[data-tray]") !== null;
    const isBoard = at.closest("[data-board]") !== null;
    if (!isTray && !isBoard) {
      return;
    }
    const target = isTray ? void 0 : targetAt(surface.current, event.clientX, event.clientY, true);
    if (!isTray && target === void 0) {
      return;
    }
    surface.current.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      from: isTray ? "tray" : "board",
      target,
      startX: event.clientX,
      startY: event.clientY,
      liftY: isTray && event.pointerType !== "mouse" ? LIFT : 0,
      moved: false,
      over: void 0
    };
  };
  const key = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isActive) {
      return;
    }
    if (act(event, surface.current, selection)) {
      event.preventDefault();
    }
  };
  const onBody = T2(key);
  onBody.current = key;
  A2(() => {
    const listen = (event) => {
      if (event.target === document.body) {
        onBody.current(event);
      }
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return {
    carried,
    handlers: {
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: (event) => end(event, false),
      onPointerCancel: (event) => end(event, true),
      onPointerLeave: () => selection.hover(void 0),
      onKeyDown: key,
      // Screen readers click without a pointer.
      onClick: (event) => {
        const target = event.target.dataset.target;
        if (event.detail === 0 && target !== void 0 && isActive) {
          selection.tap(target);
        }
      }
    }
  };
}
function act(event, surface, selection) {
  const at = event.target;
  if (at.closest("input, select, textarea, dialog")) {
    return false;
  }
  const target = at.dataset.target;
  switch (event.key) {
    case "ArrowUp":
    case "ArrowDown":
    case "ArrowLeft":
    case "ArrowRight":
      return target !== void 0 && walk(event.key, at, surface, selection);
    case "Enter":
    case " ":
      if (target !== void 0) {
        selection.tap(target);
      } else if (at === document.body && event.key === "Enter") {
        selection.play();
      } else {
        return false;
      }
      return true;
    case "r":
      selection.rotate();
      return true;
    case "f":
      selection.mirror();
      return true;
    case "Escape":
      if (selection.question) {
        selection.answer(false);
      } else {
        selection.clear();
      }
      return true;
    default:
      return false;
  }
}
var middle = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
};
function walk(key, from, surface, selection) {
  const [x3, y4] = middle(from);
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const isAcross = key === "ArrowRight" || key === "ArrowLeft";
  let nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const other of targetsIn(surface)) {
    const [otherX, otherY] = middle(other);
    const along = sign * (isAcross ? otherX - x3 : otherY - y4);
    const beside = Math.abs(isAcross ? otherY - y4 : otherX - x3);
    const far = along + 3 * beside;
    if (other !== from && along > 2 && far < least) {
      [nearest, least] = [other, far];
    }
  }
  const target = nearest?.dataset.target;
  if (!nearest || target === void 0) {
    return true;
  }
  selection.setFocus(target);
  const cell = cellOf(target);
  if (cell) {
    selection.carry(cell);
  }
  nearest.focus();
  return true;
}
function targetsIn(surface) {
  return surface ? [
    ...surface.querySelectorAll(
      "[data-board] [data-target], [data-board][data-target]"
    )
  ] : [];
}
function focusOn(surface, target) {
  const shape = targetsIn(surface).find((shape2) => shape2.dataset.target === target);
  shape?.focus({ preventScroll: true });
}
var isUseful = (shape) => shape.getAttribute("data-look") !== null;
function targetAt(surface, x3, y4, near) {
  const hits = document.elementsFromPoint(x3, y4).filter((element) => element.dataset.target !== void 0).filter((element) => surface?.contains(element));
  const useful = hits.find(isUseful);
  if (useful) {
    return useful.dataset.target;
  }
  const isCell = hits[0]?.dataset.target !== void 0 && cellOf(hits[0].dataset.target);
  if (near && !isCell) {
    let least = NEAR;
    let nearest;
    for (const shape of targetsIn(surface).filter(isUseful)) {
      const { left, right, top, bottom } = shape.getBoundingClientRect();
      const across = Math.max(left - x3, x3 - right, 0);
      const down = Math.max(top - y4, y4 - bottom, 0);
      const far = Math.hypot(across, down);
      if (far < least) {
        [nearest, least] = [shape, far];
      }
    }
    if (nearest) {
      return nearest.dataset.target;
    }
  }
  return hits[0]?.dataset.target;
}
function cellAt(surface, x3, y4) {
  const over = document.elementsFromPoint(x3, y4).find((element) => element.matches("[data-board]") && surface?.contains(element));
  if (!over) {
    return void 0;
  }
  let least = Number.POSITIVE_INFINITY;
  let found;
  for (const shape of over.querySelectorAll("[data-target]")) {
    const cell = cellOf(shape.dataset.target ?? "");
    const [middleX, middleY] = middle(shape);
    const far = Math.hypot(middleX - x3, middleY - y4);
    if (cell && far < least) {
      [found, least] = [cell, far];
    }
  }
  return found;
}

// src/table/seats.tsx
var NAME_MAX = 24;
function Seats({
  view,
  state,
  socket
}) {
  const words = useWords();
  const own = view.welcome?.seat;
  const isHost = view.welcome?.host === true;
  const hasFree = state.seats.some((seat) => seat.kind === "free");
  return /* @__PURE__ */ a4("section", { class: "panel seats", "aria-label": words("page-seats"), children: [
    /* @__PURE__ */ a4("h2", { children: words("page-seats") }),
    own === void 0 && hasFree && /* @__PURE__ */ a4(Join, { socket }),
    /* @__PURE__ */ a4("ol", { children: state.seats.map((seat) => /* @__PURE__ */ a4("li", { "data-own": seat.seat === own, children: [
      /* @__PURE__ */ a4("span", { class: "letter", children: seat.seat }),
      /* @__PURE__ */ a4("b", { class: "name", children: seat.name || words("page-free") }),
      seat.kind === "person" && /* @__PURE__ */ a4(SeatBadge, { state: seat }),
      seat.seat === own && /* @__PURE__ */ a4("span", { class: "badge", children: words("page-you") }),
      isHost && seat.seat !== own ? /* @__PURE__ */ a4(HostChoice, { seat, socket }) : seat.kind === "bot" && /* @__PURE__ */ a4(SeatBadge, { state: seat })
    ] }, seat.seat)) }),
    /* @__PURE__ */ a4("div", { class: "buttons", children: [
      own !== void 0 && state.phase !== "over" && /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.send({ type: "leave" }), children: words("page-leave") }),
      isHost && state.phase === "waiting" && /* @__PURE__ */ a4("button", { type: "button", class: "main", onClick: () => socket?.send({ type: "start" }), children: words("page-start-now") })
    ] }),
    state.phase === "waiting" && own !== void 0 && /* @__PURE__ */ a4("p", { class: "hint", role: "status", children: words("page-waiting") }),
    state.watching > 0 && /* @__PURE__ */ a4("p", { class: "hint", children: [
      words("page-watching"),
      ": ",
      state.watching
    ] })
  ] });
}
function Join({ socket }) {
  const words = useWords();
  const [name, setName] = d2(() => get("name", ""));
  const join = (event) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed) {
      set("name", trimmed);
      socket?.send({ type: "join", name: trimmed });
    }
  };
  return /* @__PURE__ */ a4("form", { class: "join", onSubmit: join, children: [
    /* @__PURE__ */ a4("label", { for: "name", children: words("page-name") }),
    /* @__PURE__ */ a4("div", { class: "together", children: [
      /* @__PURE__ */ a4(
        "input",
        {
          id: "name",
          value: name,
          maxLength: NAME_MAX,
          required: true,
          autocomplete: "nickname",
          onInput: (event) => setName(event.currentTarget.value)
        }
      ),
      /* @__PURE__ */ a4("button", { type: "submit", class: "main", children: words("page-join") })
    ] }),
    /* @__PURE__ */ a4("p", { class: "hint", children: words("page-or-watch") })
  ] });
}
function HostChoice({ seat, socket }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const now = seat.kind === "bot" ? seat.level : seat.kind;
  const choose = (value) => {
    if (value === "free") {
      socket?.send({ type: "free", seat: seat.seat });
    } else if (value !== "person") {
      socket?.send({ type: "bot", seat: seat.seat, level: value });
    }
  };
  return /* @__PURE__ */ a4(
    "select",
    {
      class: "host-choice",
      "aria-label": `${words("page-seat")} ${seat.seat}`,
      value: now,
      onChange: (event) => choose(event.currentTarget.value),
      children: [
        /* @__PURE__ */ a4("option", { value: "free", children: words("page-free") }),
        now === "person" && /* @__PURE__ */ a4("option", { value: "person", children: words("page-person") }),
        lobby2.levels.map(({ level, title }) => /* @__PURE__ */ a4("option", { value: level, children: [
          words("page-bot"),
          ": ",
          title
        ] }, level))
      ]
    }
  );
}

// src/table/selection.ts
function boardsOf(shown) {
  const own = shown.places[0]?.boards ?? [];
  return [...shown.boards ?? [], ...own].filter((board) => board.target !== void 0);
}
function useSelection(socket, view) {
  const { shown, preview } = view;
  const decision = shown?.decision;
  const moves = w2(
    () => shown?.decision && new Moves(shown.decision.moves, shown.pattern, boardsOf(shown)),
    [shown]
  );
  const fresh = (id) => ({
    id,
    tool: moves?.canLay ? "pattern" : "single",
    laid: void 0,
    single: [],
    last: void 0,
    question: void 0,
    pending: void 0
  });
  const [kept, setKept] = d2(() => fresh(-1));
  const [turns, setTurns] = d2({
    pattern: "",
    turn: UPRIGHT
  });
  const [hovered, setHovered] = d2();
  const [focus, setFocus] = d2();
  const chosen = kept.id === (decision?.id ?? -1) ? kept : fresh(decision?.id ?? -1);
  const pattern = shown?.pattern?.name ?? "";
  const turn = turns.pattern === pattern ? turns.turn : UPRIGHT;
  const change = (part) => setKept({ ...chosen, question: void 0, ...part });
  const setTurn = (turn2) => setTurns({ pattern, turn: turn2 });
  const targets = w2(() => {
    if (!moves) {
      return [];
    }
    return chosen.tool === "pattern" && chosen.laid ? moves.laidTargets(chosen.laid, turn) : chosen.single;
  }, [moves, chosen.tool, chosen.laid, chosen.single, turn]);
  const key = targets.join(" ");
  A2(() => {
    if (decision && targets.length > 0) {
      socket?.send({ type: "preview", id: decision.id, targets: [...targets] });
    }
  }, [socket, decision?.id, key, view.link]);
  const current = preview && preview.id === decision?.id && preview.targets.join(" ") === key && key !== "" ? preview : void 0;
  const send = (move) => {
    if (decision) {
      socket?.send({ type: "move", id: decision.id, move });
    }
  };
  const playMove = (move, confirm) => confirm === void 0 ? send(move) : change({ question: { text: confirm, move }, pending: void 0 });
  A2(() => {
    if (chosen.pending !== void 0 && current?.move === chosen.pending && current.legal) {
      playMove(current.move, current.confirm);
    }
  }, [current, chosen.pending]);
  const isLegal = moves !== void 0 && moves.find(targets) !== void 0;
  const looks = w2(() => {
    const found = /* @__PURE__ */ new Map();
    if (!moves) {
      return found;
    }
    for (const target of moves.targets) {
      found.set(target, "legal");
    }
    if (chosen.tool === "pattern" && hovered && !chosen.laid) {
      for (const target of moves.laidTargets(moves.layAt(hovered, turn), turn)) {
        found.set(target, "hover");
      }
    }
    const isLaid = chosen.tool === "pattern" && chosen.laid !== void 0;
    const look2 = isLaid ? isLegal ? "laid" : "refused" : "chosen";
    for (const target of targets) {
      found.set(target, look2);
    }
    return found;
  }, [moves, chosen.tool, chosen.laid, hovered, turn, key, isLegal]);
  const play = () => {
    const move = moves?.find(targets);
    if (move && current) {
      playMove(move.text, current.confirm);
    } else if (move) {
      change({ pending: move.text });
    }
  };
  return {
    moves,
    tool: chosen.tool,
    setTool: (tool) => change({ tool, laid: void 0, single: [], last: void 0 }),
    turn,
    targets,
    preview: current,
    looks,
    focus: moves?.focus(focus),
    setFocus,
    question: chosen.question,
    answer: (yes) => {
      if (yes && chosen.question) {
        send(chosen.question.move);
      }
      change({ pending: void 0 });
    },
    tap: (target) => {
      if (!moves) {
        return;
      }
      setFocus(target);
      const cell = cellOf(target);
      if (chosen.last === target && isLegal && targets.includes(target)) {
        play();
      } else if (chosen.tool === "pattern" && cell) {
        const found = moves.layOver(cell, turn);
        setTurn(found.turn);
        change({ laid: found.laid, last: target, pending: void 0 });
      } else {
        const single = moves.point(chosen.single, target);
        change({ single, last: target, pending: void 0, laid: void 0, tool: "single" });
      }
    },
    carry: (cell) => {
      if (moves && chosen.tool === "pattern") {
        const laid = cell && moves.layAt(cell, turn);
        const last = cell && `${cell.board}.${cell.at.join(".")}`;
        change({ laid, last, pending: void 0 });
        setHovered(void 0);
        if (last) {
          setFocus(last);
        }
      }
    },
    hover: (cell) => setHovered(chosen.tool === "pattern" ? cell : void 0),
    choose: (move, single) => {
      if (single.length === 0) {
        send(move);
      } else {
        change({ single, tool: "single", laid: void 0, pending: move });
      }
    },
    show: (single) => change({ single, tool: "single", laid: void 0, last: void 0, pending: void 0 }),
    rotate: () => setTurn(turnRight(turn)),
    mirror: () => setTurn(flip(turn)),
    clear: () => {
      setHovered(void 0);
      change({ laid: void 0, single: [], last: void 0, pending: void 0 });
    },
    play
  };
}

// src/pages/table.tsx
var EMPTY = {
  link: "connecting",
  shownAt: 0,
  drawings: {},
  log: [],
  fresh: [],
  reactions: []
};
var ERROR_MS = 6e3;
function TablePage({ table: table2 }) {
  const words = useWords();
  const { language } = useShared();
  const [plain, setPlain] = d2(() => get("plain", false));
  const { socket, view } = useTable(table2, language, plain);
  const selection = useSelection(socket, view);
  const surface = T2(null);
  const pointing = usePointing(surface, selection);
  const [isMenuOpen, setMenuOpen] = d2(false);
  const { shown, state, welcome } = view;
  const seat = welcome?.seat;
  const isSeat = seat !== void 0;
  const title = state?.title ?? "";
  A2(() => {
    document.title = [shown?.owed ? "●" : "", title, "roll-and-write"].filter(Boolean).join(" ");
  }, [shown?.owed, title]);
  A2(() => {
    if (view.next !== void 0) {
      location.hash = tableLink(view.next);
    }
  }, [view.next]);
  if (view.link === "missing") {
    return /* @__PURE__ */ a4("main", { class: "narrow", children: [
      /* @__PURE__ */ a4(Brand, {}),
      /* @__PURE__ */ a4(Notice, { children: words("page-no-table") }),
      /* @__PURE__ */ a4("a", { class: "button main", href: START_LINK, children: words("page-home") })
    ] });
  }
  const share = /* @__PURE__ */ a4(Share, { address: wholeAddress(tableLink(table2)), title: title || "roll-and-write" });
  const secret = welcome?.host ? table(table2)?.host : void 0;
  const hostLink = secret && `${tableLink(table2)}.${secret}`;
  const seats = state && /* @__PURE__ */ a4(Seats, { view, state, socket });
  const isWaiting = state?.phase === "waiting";
  const canJoin = !isSeat && state?.seats.some((one) => one.kind === "free") === true;
  return /* @__PURE__ */ a4("div", { class: "table-page", ref: surface, ...pointing.handlers, children: [
    /* @__PURE__ */ a4("header", { class: "top", children: [
      /* @__PURE__ */ a4("a", { class: "quiet", href: START_LINK, title: words("page-home"), children: /* @__PURE__ */ a4(Icon, { name: "home", label: words("page-home") }) }),
      /* @__PURE__ */ a4("h1", { children: [
        /* @__PURE__ */ a4("span", { class: "title", children: title }),
        /* @__PURE__ */ a4("span", { class: "headline", children: shown?.headline })
      ] }),
      isSeat && !isWaiting && /* @__PURE__ */ a4(Reactions, { socket }),
      /* @__PURE__ */ a4(
        "button",
        {
          type: "button",
          class: "quiet",
          title: words("page-menu"),
          onClick: () => setMenuOpen(true),
          children: /* @__PURE__ */ a4(Icon, { name: "menu", label: words("page-menu") })
        }
      )
    ] }),
    /* @__PURE__ */ a4(Trouble, { view, socket }),
    /* @__PURE__ */ a4("main", { children: [
      isWaiting && /* @__PURE__ */ a4("div", { class: "waiting", children: [
        state.options.length > 0 && /* @__PURE__ */ a4("p", { class: "panel facts", children: state.options.join(" · ") }),
        seats,
        /* @__PURE__ */ a4("section", { class: "panel", children: [
          /* @__PURE__ */ a4("h2", { children: words("page-invite") }),
          share
        ] })
      ] }),
      !isWaiting && canJoin && /* @__PURE__ */ a4("div", { class: "waiting", children: seats }),
      state?.phase === "stopped" && /* @__PURE__ */ a4(Notice, { children: words("page-stopped") }),
      shown?.result && state && /* @__PURE__ */ a4(End, { shown, state, table: table2, socket, isSeat }),
      shown?.plain && /* @__PURE__ */ a4("section", { class: "panel plain", "aria-label": words("page-plain"), children: [
        /* @__PURE__ */ a4("h2", { children: words("page-plain") }),
        shown.plain.map((line, index) => /* @__PURE__ */ a4("p", { children: line }, `${index} ${line}`)),
        /* @__PURE__ */ a4(MoveList, { selection })
      ] }),
      shown && /* @__PURE__ */ a4(
        TableView,
        {
          shown,
          drawings: view.drawings,
          log: view.log,
          state,
          reactions: view.reactions,
          seat,
          selection: isSeat ? selection : void 0
        }
      )
    ] }),
    shown?.lesson?.text !== void 0 ? /* @__PURE__ */ a4(Explanation, { lesson: shown.lesson, text: shown.lesson.text, socket }) : shown && isSeat && !shown.result ? /* @__PURE__ */ a4(
      Actions,
      {
        view,
        socket,
        selection,
        drawings: view.drawings,
        lesson: shown.lesson && /* @__PURE__ */ a4(Lesson, { lesson: shown.lesson, socket, selection })
      }
    ) : null,
    shown?.pattern && /* @__PURE__ */ a4(
      CarriedPattern,
      {
        carried: pointing.carried,
        svg: view.drawings[shown.pattern.drawing],
        selection
      }
    ),
    /* @__PURE__ */ a4(Announcer, { fresh: view.fresh }),
    isMenuOpen && /* @__PURE__ */ a4(Dialog, { title: title || words("page-menu"), onClose: () => setMenuOpen(false), children: [
      /* @__PURE__ */ a4(LanguageChoice, {}),
      /* @__PURE__ */ a4("label", { class: "check", children: [
        /* @__PURE__ */ a4(
          "input",
          {
            type: "checkbox",
            checked: plain,
            onChange: (event) => {
              set("plain", event.currentTarget.checked);
              setPlain(event.currentTarget.checked);
            }
          }
        ),
        words("page-plain-choice")
      ] }),
      state && /* @__PURE__ */ a4("a", { class: "button", href: rulesLink(state.game), target: "_blank", rel: "noopener", children: words("page-rules") }),
      seats,
      !isWaiting && /* @__PURE__ */ a4("details", { children: [
        /* @__PURE__ */ a4("summary", { children: words("page-invite") }),
        share
      ] }),
      hostLink && /* @__PURE__ */ a4("details", { children: [
        /* @__PURE__ */ a4("summary", { children: words("page-host-link") }),
        /* @__PURE__ */ a4("p", { class: "hint", children: words("page-host-secret") }),
        /* @__PURE__ */ a4(Share, { address: wholeAddress(hostLink), title })
      ] }),
      /* @__PURE__ */ a4(Keys, {})
    ] })
  ] });
}
function useTable(table2, language, plain) {
  const [view, setView] = d2(EMPTY);
  const [socket, setSocket] = d2();
  const first = T2({ language, plain });
  first.current = { language, plain };
  A2(() => {
    setView(EMPTY);
    const opened = new TableSocket(table2, first.current.language, first.current.plain, setView);
    setSocket(opened);
    return () => opened.close();
  }, [table2]);
  A2(() => socket?.setLanguage(language), [socket, language]);
  A2(() => socket?.setPlain(plain), [socket, plain]);
  return { socket, view };
}
function Trouble({ view, socket }) {
  const words = useWords();
  const error = view.error;
  A2(() => {
    if (error) {
      const timer = setTimeout(() => socket?.forgetError(), ERROR_MS);
      return () => clearTimeout(timer);
    }
  }, [error, socket]);
  if (view.link === "lost") {
    return /* @__PURE__ */ a4(Notice, { children: words("page-out-of-reach") });
  }
  if (view.link === "replaced") {
    return /* @__PURE__ */ a4(Notice, { children: [
      words("page-replaced"),
      " ",
      /* @__PURE__ */ a4("button", { type: "button", onClick: () => socket?.again(), children: words("page-play-here") })
    ] });
  }
  return error ? /* @__PURE__ */ a4(Notice, { children: error.error }) : null;
}
function Reactions({ socket }) {
  const words = useWords();
  const { lobby: lobby2 } = useShared();
  const menu = T2(null);
  return /* @__PURE__ */ a4("details", { class: "reactions", ref: menu, children: [
    /* @__PURE__ */ a4("summary", { class: "quiet", title: words("page-react"), children: /* @__PURE__ */ a4(Icon, { name: "smile", label: words("page-react") }) }),
    /* @__PURE__ */ a4("div", { class: "menu panel", children: lobby2.reactions.map(([reaction, title]) => /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        onClick: () => {
          socket?.send({ type: "react", reaction });
          menu.current?.removeAttribute("open");
        },
        children: title
      },
      reaction
    )) })
  ] });
}
function MoveList({ selection }) {
  const words = useWords();
  const moves = selection.moves?.all ?? [];
  const [chosen, setChosen] = d2("");
  const move = w2(() => moves.find((one) => one.text === chosen), [moves, chosen]);
  if (moves.length === 0) {
    return null;
  }
  return /* @__PURE__ */ a4("div", { class: "together", children: [
    /* @__PURE__ */ a4(
      "select",
      {
        "aria-label": words("page-moves"),
        value: move?.text ?? "",
        onChange: (event) => setChosen(event.currentTarget.value),
        children: [
          /* @__PURE__ */ a4("option", { value: "", children: words("page-moves") }),
          moves.map((one) => /* @__PURE__ */ a4("option", { value: one.text, children: one.choice ?? one.text }, one.number))
        ]
      }
    ),
    /* @__PURE__ */ a4(
      "button",
      {
        type: "button",
        class: "main",
        disabled: !move,
        onClick: () => move && selection.choose(move.text, move.targets),
        children: words("page-play")
      }
    )
  ] });
}
function Keys() {
  const words = useWords();
  const rows = [
    ["← ↑ → ↓", "page-key-arrows"],
    ["Enter", "page-key-enter"],
    ["R", "page-turn"],
    ["F", "page-flip"],
    ["Esc", "page-clear"]
  ];
  return /* @__PURE__ */ a4("details", { children: [
    /* @__PURE__ */ a4("summary", { children: words("page-keys") }),
    /* @__PURE__ */ a4("dl", { class: "keys", children: rows.map(([key, sentence]) => /* @__PURE__ */ a4("div", { children: [
      /* @__PURE__ */ a4("dt", { children: /* @__PURE__ */ a4("kbd", { children: key }) }),
      /* @__PURE__ */ a4("dd", { children: words(sentence) })
    ] }, key)) })
  ] });
}

// src/main.tsx
var RETRY_MS = 3e3;
var firstLanguage = () => get("language", "") || (navigator.languages[0] ?? "en").slice(0, 2).toLowerCase();
function App() {
  const [language, setLanguage] = d2(firstLanguage);
  const { lobby: lobby2, isLost } = useLobby(language);
  const route = useRoute();
  const shared = w2(
    () => lobby2 && {
      lobby: lobby2,
      language,
      setLanguage: (chosen) => {
        set("language", chosen);
        setLanguage(chosen);
      }
    },
    [lobby2, language]
  );
  if (!shared) {
    return /* @__PURE__ */ a4("main", { class: "narrow", children: [
      /* @__PURE__ */ a4(Brand, {}),
      isLost && /* @__PURE__ */ a4(Notice, { children: "The server is out of reach." })
    ] });
  }
  return /* @__PURE__ */ a4(SharedContext.Provider, { value: shared, children: /* @__PURE__ */ a4(Page, { route }) });
}
function Page({ route }) {
  switch (route.page) {
    case "start":
      return /* @__PURE__ */ a4(StartPage, {});
    case "table":
      return /* @__PURE__ */ a4(TablePage, { table: route.table }, route.table);
    case "replay":
      return /* @__PURE__ */ a4(ReplayPage, { ...route, seat: route.seat }, route.table);
    case "rules":
      return /* @__PURE__ */ a4(RulesPage, { game: route.game });
  }
}
function useLobby(language) {
  const [lobby2, setLobby] = d2(() => get("lobby", void 0));
  const [isLost, setLost] = d2(false);
  A2(() => {
    let timer;
    let isCurrent = true;
    const ask = async () => {
      try {
        const answer = await lobby(language);
        if (isCurrent) {
          set("lobby", answer);
          document.documentElement.lang = answer.languages.includes(language) ? language : "en";
          setLobby(answer);
          setLost(false);
        }
      } catch {
        if (isCurrent) {
          setLost(true);
          timer = setTimeout(ask, RETRY_MS);
        }
      }
    };
    ask();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language]);
  return { lobby: lobby2, isLost };
}
function useRoute() {
  const [route, setRoute] = d2(readRoute);
  A2(() => {
    const listen = () => setRoute(readRoute());
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return route;
}
function readRoute() {
  const route = parseRoute(location.hash);
  if (route.page === "table" && route.host) {
    keepTable(route.table, { host: route.host });
    history.replaceState(null, "", tableLink(route.table));
  }
  return route;
}
if ("serviceWorker" in navigator && isSecureContext) {
  navigator.serviceWorker.register("worker.js").catch(() => void 0);
}
var root = document.getElementById("page");
if (root) {
  Q(/* @__PURE__ */ a4(App, {}), root);
}
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY29uc3RhbnRzLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL29wdGlvbnMuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY3JlYXRlLWVsZW1lbnQuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY29tcG9uZW50LmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2RpZmYvcHJvcHMuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvY3JlYXRlLWNvbnRleHQuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvdXRpbC5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L3NyYy9kaWZmL2NoaWxkcmVuLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2RpZmYvaW5kZXguanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvcmVuZGVyLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2NyZWF0ZS1wb3J0YWwuanMiLCAiLi4vbm9kZV9tb2R1bGVzL3ByZWFjdC9zcmMvZGlmZi9jYXRjaC1lcnJvci5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L2hvb2tzL3NyYy9pbmRleC5qcyIsICIuLi9zcmMvYXBpLnRzIiwgIi4uL3NyYy9rZWVwLnRzIiwgIi4uL3NyYy9yb3V0ZS50cyIsICIuLi9ub2RlX21vZHVsZXMvbGVhbi1xci9pbmRleC5tanMiLCAiLi4vc3JjL3dvcmRzLnRzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3QvanN4LXJ1bnRpbWUvc3JjL3V0aWxzLmpzIiwgIi4uL25vZGVfbW9kdWxlcy9wcmVhY3Qvc3JjL2NvbnN0YW50cy5qcyIsICIuLi9ub2RlX21vZHVsZXMvcHJlYWN0L2pzeC1ydW50aW1lL3NyYy9pbmRleC5qcyIsICIuLi9zcmMvdWkudHN4IiwgIi4uL3NyYy90YWJsZS9zaGFyZS50c3giLCAiLi4vc3JjL3RhYmxlL2RyYXdpbmcudHN4IiwgIi4uL3NyYy90YWJsZS9jYXJkcy50c3giLCAiLi4vc3JjL3RhYmxlL2xvZy50c3giLCAiLi4vc3JjL3RhYmxlL3BsYWNlcy50c3giLCAiLi4vc3JjL3RhYmxlL3ZpZXcudHN4IiwgIi4uL3NyYy9wYWdlcy9yZXBsYXkudHN4IiwgIi4uL3NyYy9wYWdlcy9ydWxlcy50c3giLCAiLi4vc3JjL3BhZ2VzL3Jlc3VsdHMudHN4IiwgIi4uL3NyYy9wYWdlcy9zdGFydC50c3giLCAiLi4vc3JjL3Byb3RvY29sLnRzIiwgIi4uL3NyYy9zb2NrZXQudHMiLCAiLi4vc3JjL3RhYmxlL2FjdGlvbnMudHN4IiwgIi4uL3NyYy90YWJsZS9hbmFseXNpcy50c3giLCAiLi4vc3JjL3RhYmxlL2VuZC50c3giLCAiLi4vc3JjL3RhYmxlL2xlc3Nvbi50c3giLCAiLi4vc3JjL3RhcmdldHMudHMiLCAiLi4vc3JjL3RhYmxlL3BvaW50aW5nLnRzIiwgIi4uL3NyYy90YWJsZS9zZWF0cy50c3giLCAiLi4vc3JjL3RhYmxlL3NlbGVjdGlvbi50cyIsICIuLi9zcmMvcGFnZXMvdGFibGUudHN4IiwgIi4uL3NyYy9tYWluLnRzeCJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiLy8gVm5vZGUuX2ZsYWdzXG4vKiogTm9ybWFsIGh5ZHJhdGlvbiB0aGF0IGF0dGFjaGVzIHRvIGEgRE9NIHRyZWUgYnV0IGRvZXMgbm90IGRpZmYgaXQuICovXG5leHBvcnQgY29uc3QgTU9ERV9IWURSQVRFID0gMSA8PCA1O1xuLyoqIFNpZ25pZmllcyB0aGlzIFZOb2RlIHN1c3BlbmRlZCBvbiB0aGUgcHJldmlvdXMgcmVuZGVyICovXG5leHBvcnQgY29uc3QgTU9ERV9TVVNQRU5ERUQgPSAxIDw8IDc7XG4vKiogSW5kaWNhdGVzIHRoYXQgdGhpcyBub2RlIG5lZWRzIHRvIGJlIGluc2VydGVkIHdoaWxlIHBhdGNoaW5nIGNoaWxkcmVuICovXG5leHBvcnQgY29uc3QgSU5TRVJUX1ZOT0RFID0gMSA8PCAyO1xuLyoqIEluZGljYXRlcyBhIFZOb2RlIGhhcyBiZWVuIG1hdGNoZWQgd2l0aCBhbm90aGVyIFZOb2RlIGluIHRoZSBkaWZmICovXG5leHBvcnQgY29uc3QgTUFUQ0hFRCA9IDEgPDwgMTtcbi8qKiBUaGUgdm5vZGUncyByZWYgd2FzIGRldGFjaGVkIHdoaWxlIGl0cyBzdWJ0cmVlIHdhcyBwYXJrZWQgYnkgU3VzcGVuc2UgKi9cbmV4cG9ydCBjb25zdCBSRUZfREVUQUNIRUQgPSAxIDw8IDM7XG5cbi8vIGNvbXBvbmVudC5fYml0c1xuLyoqIENvbXBvbmVudCBpcyBwcm9jZXNzaW5nIGFuIGV4Y2VwdGlvbiAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTiA9IDEgPDwgMDtcbi8qKiBDb21wb25lbnQgaGFzIGEgcGVuZGluZyBlcnJvciAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QRU5ESU5HX0VSUk9SID0gMSA8PCAxO1xuLyoqIENvbXBvbmVudCBzaG91bGQgZm9yY2UgdXBkYXRlIChza2lwIHNob3VsZENvbXBvbmVudFVwZGF0ZSkgKi9cbmV4cG9ydCBjb25zdCBDT01QT05FTlRfRk9SQ0UgPSAxIDw8IDI7XG4vKiogQ29tcG9uZW50IGlzIHF1ZXVlZCBmb3IgdXBkYXRlICovXG5leHBvcnQgY29uc3QgQ09NUE9ORU5UX0RJUlRZID0gMSA8PCAzO1xuXG4vKiogUmVzZXQgYWxsIG1vZGUgZmxhZ3MgKi9cbmV4cG9ydCBjb25zdCBSRVNFVF9NT0RFID0gfihNT0RFX0hZRFJBVEUgfCBNT0RFX1NVU1BFTkRFRCk7XG5cbmV4cG9ydCBjb25zdCBTVkdfTkFNRVNQQUNFID0gJ2h0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnJztcbmV4cG9ydCBjb25zdCBYSFRNTF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OS94aHRtbCc7XG5leHBvcnQgY29uc3QgTUFUSF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OC9NYXRoL01hdGhNTCc7XG5cbmV4cG9ydCBjb25zdCBOVUxMID0gbnVsbDtcbmV4cG9ydCBjb25zdCBVTkRFRklORUQgPSB1bmRlZmluZWQ7XG5leHBvcnQgY29uc3QgVk5PREVfTUFSS0VSID0gU3ltYm9sLmZvcigncHYnKTtcbmV4cG9ydCBjb25zdCBFTVBUWV9PQkogPSAvKiogQHR5cGUge2FueX0gKi8gKHt9KTtcbmV4cG9ydCBjb25zdCBFTVBUWV9BUlIgPSBbXTtcblxuZXhwb3J0IGNvbnN0IE1BVEhNTF9UT0tFTl9FTEVNRU5UUyA9IC9ebShpfG58b3xzfHRleHR8c3BhY2UpJC87XG5cbi8qKiBNYXRjaGVkIG5ldyB2bm9kZSBlbGlnaWJsZSBmb3IgdGhlIGxvbmdlc3QgaW5jcmVhc2luZyBzdWJzZXF1ZW5jZS4gKi9cbmV4cG9ydCBjb25zdCBMSVNfQ0FORElEQVRFID0gMSA8PCA0O1xuIiwgImltcG9ydCB7IF9jYXRjaEVycm9yIH0gZnJvbSAnLi9kaWZmL2NhdGNoLWVycm9yJztcblxuLyoqXG4gKiBUaGUgYG9wdGlvbmAgb2JqZWN0IGNhbiBwb3RlbnRpYWxseSBjb250YWluIGNhbGxiYWNrIGZ1bmN0aW9uc1xuICogdGhhdCBhcmUgY2FsbGVkIGR1cmluZyB2YXJpb3VzIHN0YWdlcyBvZiBvdXIgcmVuZGVyZXIuIFRoaXMgaXMgdGhlXG4gKiBmb3VuZGF0aW9uIG9uIHdoaWNoIGFsbCBvdXIgYWRkb25zIGxpa2UgYHByZWFjdC9kZWJ1Z2AsIGBwcmVhY3QvY29tcGF0YCxcbiAqIGFuZCBgcHJlYWN0L2hvb2tzYCBhcmUgYmFzZWQgb24uIFNlZSB0aGUgYE9wdGlvbnNgIHR5cGUgaW4gYGludGVybmFsLmQudHNgXG4gKiBmb3IgYSBmdWxsIGxpc3Qgb2YgYXZhaWxhYmxlIG9wdGlvbiBob29rcyAobW9zdCBlZGl0b3JzL0lERXMgYWxsb3cgeW91IHRvXG4gKiBjdHJsK2NsaWNrIG9yIGNtZCtjbGljayBvbiBtYWMgdGhlIHR5cGUgZGVmaW5pdGlvbiBiZWxvdykuXG4gKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuT3B0aW9uc31cbiAqL1xuY29uc3Qgb3B0aW9ucyA9IHtcblx0X2NhdGNoRXJyb3Jcbn07XG5cbmV4cG9ydCBkZWZhdWx0IG9wdGlvbnM7XG4iLCAiaW1wb3J0IHsgYXNzaWduLCBzbGljZSB9IGZyb20gJy4vdXRpbCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgTlVMTCwgVU5ERUZJTkVELCBWTk9ERV9NQVJLRVIgfSBmcm9tICcuL2NvbnN0YW50cyc7XG5cbmxldCB2bm9kZUlkID0gMDtcblxuLyoqXG4gKiBDcmVhdGUgYW4gdmlydHVhbCBub2RlICh1c2VkIGZvciBKU1gpXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlW1widHlwZVwiXX0gdHlwZSBUaGUgbm9kZSBuYW1lIG9yIENvbXBvbmVudCBjb25zdHJ1Y3RvciBmb3IgdGhpc1xuICogdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge29iamVjdCB8IG51bGwgfCB1bmRlZmluZWR9IFtwcm9wc10gVGhlIHByb3BlcnRpZXMgb2YgdGhlIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtBcnJheTxpbXBvcnQoJy4nKS5Db21wb25lbnRDaGlsZHJlbj59IFtjaGlsZHJlbl0gVGhlIGNoaWxkcmVuIG9mIHRoZVxuICogdmlydHVhbCBub2RlXG4gKiBAcmV0dXJucyB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVFbGVtZW50KHR5cGUsIHByb3BzLCBjaGlsZHJlbikge1xuXHRsZXQgbm9ybWFsaXplZFByb3BzID0ge30sXG5cdFx0a2V5LFxuXHRcdHJlZixcblx0XHRpLFxuXHRcdGxlbmd0aCA9IGFyZ3VtZW50cy5sZW5ndGg7XG5cdGZvciAoaSBpbiBwcm9wcykge1xuXHRcdGlmIChpID09ICdrZXknKSBrZXkgPSBwcm9wc1tpXTtcblx0XHRlbHNlIGlmIChpID09ICdyZWYnICYmIHR5cGVvZiB0eXBlICE9ICdmdW5jdGlvbicpIHJlZiA9IHByb3BzW2ldO1xuXHRcdGVsc2Ugbm9ybWFsaXplZFByb3BzW2ldID0gcHJvcHNbaV07XG5cdH1cblxuXHRpZiAobGVuZ3RoID4gMikge1xuXHRcdG5vcm1hbGl6ZWRQcm9wcy5jaGlsZHJlbiA9IGxlbmd0aCA+IDMgPyBzbGljZS5jYWxsKGFyZ3VtZW50cywgMikgOiBjaGlsZHJlbjtcblx0fVxuXG5cdHJldHVybiBjcmVhdGVWTm9kZSh0eXBlLCBub3JtYWxpemVkUHJvcHMsIGtleSwgcmVmLCBOVUxMKTtcbn1cblxuLyoqXG4gKiBDbG9uZXMgdGhlIGdpdmVuIFZOb2RlLCBvcHRpb25hbGx5IGFkZGluZyBhdHRyaWJ1dGVzL3Byb3BzIGFuZCByZXBsYWNpbmcgaXRzXG4gKiBjaGlsZHJlbi5cbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9IHZub2RlIFRoZSB2aXJ0dWFsIERPTSBlbGVtZW50IHRvIGNsb25lXG4gKiBAcGFyYW0ge29iamVjdH0gcHJvcHMgQXR0cmlidXRlcy9wcm9wcyB0byBhZGQgd2hlbiBjbG9uaW5nXG4gKiBAcGFyYW0ge0FycmF5PGltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkcmVuPn0gY2hpbGRyZW4gQW55IGFkZGl0aW9uYWwgYXJndW1lbnRzIHdpbGwgYmUgdXNlZFxuICogYXMgcmVwbGFjZW1lbnQgY2hpbGRyZW4uXG4gKiBAcmV0dXJucyB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjbG9uZUVsZW1lbnQodm5vZGUsIHByb3BzLCBjaGlsZHJlbikge1xuXHRsZXQgbm9ybWFsaXplZFByb3BzID0gYXNzaWduKHt9LCB2bm9kZS5wcm9wcyksXG5cdFx0a2V5LFxuXHRcdHJlZixcblx0XHRpLFxuXHRcdGxlbmd0aCA9IGFyZ3VtZW50cy5sZW5ndGg7XG5cblx0Zm9yIChpIGluIHByb3BzKSB7XG5cdFx0aWYgKGkgPT0gJ2tleScpIGtleSA9IHByb3BzW2ldO1xuXHRcdGVsc2UgaWYgKGkgPT0gJ3JlZicgJiYgdHlwZW9mIHZub2RlLnR5cGUgIT0gJ2Z1bmN0aW9uJykgcmVmID0gcHJvcHNbaV07XG5cdFx0ZWxzZSBub3JtYWxpemVkUHJvcHNbaV0gPSBwcm9wc1tpXTtcblx0fVxuXG5cdGlmIChsZW5ndGggPiAyKSB7XG5cdFx0bm9ybWFsaXplZFByb3BzLmNoaWxkcmVuID0gbGVuZ3RoID4gMyA/IHNsaWNlLmNhbGwoYXJndW1lbnRzLCAyKSA6IGNoaWxkcmVuO1xuXHR9XG5cblx0cmV0dXJuIGNyZWF0ZVZOb2RlKFxuXHRcdHZub2RlLnR5cGUsXG5cdFx0bm9ybWFsaXplZFByb3BzLFxuXHRcdGtleSAhPT0gVU5ERUZJTkVEID8ga2V5IDogdm5vZGUua2V5LFxuXHRcdHJlZiAhPT0gVU5ERUZJTkVEID8gcmVmIDogdm5vZGUucmVmLFxuXHRcdE5VTExcblx0KTtcbn1cblxuLyoqXG4gKiBDcmVhdGUgYSBWTm9kZSAodXNlZCBpbnRlcm5hbGx5IGJ5IFByZWFjdClcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGVbXCJ0eXBlXCJdfSB0eXBlIFRoZSBub2RlIG5hbWUgb3IgQ29tcG9uZW50XG4gKiBDb25zdHJ1Y3RvciBmb3IgdGhpcyB2aXJ0dWFsIG5vZGVcbiAqIEBwYXJhbSB7b2JqZWN0IHwgc3RyaW5nIHwgbnVtYmVyIHwgbnVsbH0gcHJvcHMgVGhlIHByb3BlcnRpZXMgb2YgdGhpcyB2aXJ0dWFsIG5vZGUuXG4gKiBJZiB0aGlzIHZpcnR1YWwgbm9kZSByZXByZXNlbnRzIGEgdGV4dCBub2RlLCB0aGlzIGlzIHRoZSB0ZXh0IG9mIHRoZSBub2RlIChzdHJpbmcgb3IgbnVtYmVyKS5cbiAqIEBwYXJhbSB7c3RyaW5nIHwgbnVtYmVyIHwgbnVsbH0ga2V5IFRoZSBrZXkgZm9yIHRoaXMgdmlydHVhbCBub2RlLCB1c2VkIHdoZW5cbiAqIGRpZmZpbmcgaXQgYWdhaW5zdCBpdHMgY2hpbGRyZW5cbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGVbXCJyZWZcIl19IHJlZiBUaGUgcmVmIHByb3BlcnR5IHRoYXQgd2lsbFxuICogcmVjZWl2ZSBhIHJlZmVyZW5jZSB0byBpdHMgY3JlYXRlZCBjaGlsZFxuICogQHJldHVybnMge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfVxuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlVk5vZGUodHlwZSwgcHJvcHMsIGtleSwgcmVmLCBvcmlnaW5hbCkge1xuXHQvLyBWOCBzZWVtcyB0byBiZSBiZXR0ZXIgYXQgZGV0ZWN0aW5nIHR5cGUgc2hhcGVzIGlmIHRoZSBvYmplY3QgaXMgYWxsb2NhdGVkIGZyb20gdGhlIHNhbWUgY2FsbCBzaXRlXG5cdC8vIERvIG5vdCBpbmxpbmUgaW50byBjcmVhdGVFbGVtZW50IGFuZCBjb2VyY2VUb1ZOb2RlIVxuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSAqL1xuXHRjb25zdCB2bm9kZSA9IHtcblx0XHR0eXBlLFxuXHRcdHByb3BzLFxuXHRcdGtleSxcblx0XHRyZWYsXG5cdFx0X2NoaWxkcmVuOiBOVUxMLFxuXHRcdF9wYXJlbnQ6IE5VTEwsXG5cdFx0X2RlcHRoOiAwLFxuXHRcdF9kb206IE5VTEwsXG5cdFx0X2NvbXBvbmVudDogTlVMTCxcblx0XHRjb25zdHJ1Y3RvcjogVk5PREVfTUFSS0VSLFxuXHRcdF9vcmlnaW5hbDogb3JpZ2luYWwgfHwgKyt2bm9kZUlkLFxuXHRcdF9pbmRleDogLTEsXG5cdFx0X2ZsYWdzOiAwXG5cdH07XG5cblx0Ly8gT25seSBpbnZva2UgdGhlIHZub2RlIGhvb2sgaWYgdGhpcyB3YXMgKm5vdCogYSBkaXJlY3QgY29weTpcblx0aWYgKCFvcmlnaW5hbCAmJiBvcHRpb25zLnZub2RlKSBvcHRpb25zLnZub2RlKHZub2RlKTtcblxuXHRyZXR1cm4gdm5vZGU7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVSZWYoKSB7XG5cdHJldHVybiB7IGN1cnJlbnQ6IE5VTEwgfTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIEZyYWdtZW50KHByb3BzKSB7XG5cdHJldHVybiBwcm9wcy5jaGlsZHJlbjtcbn1cblxuLyoqXG4gKiBDaGVjayBpZiBhIHRoZSBhcmd1bWVudCBpcyBhIHZhbGlkIFByZWFjdCBWTm9kZS5cbiAqIEBwYXJhbSB7Kn0gdm5vZGVcbiAqIEByZXR1cm5zIHt2bm9kZSBpcyBWTm9kZX1cbiAqL1xuZXhwb3J0IGNvbnN0IGlzVmFsaWRFbGVtZW50ID0gdm5vZGUgPT5cblx0dm5vZGUgIT0gTlVMTCAmJiB2bm9kZS5jb25zdHJ1Y3RvciA9PT0gVk5PREVfTUFSS0VSO1xuIiwgImltcG9ydCB7XG5cdENPTVBPTkVOVF9ESVJUWSxcblx0Q09NUE9ORU5UX0ZPUkNFLFxuXHRNT0RFX0hZRFJBVEUsXG5cdE5VTEwsXG5cdFZOT0RFX01BUktFUlxufSBmcm9tICcuL2NvbnN0YW50cyc7XG5pbXBvcnQgeyBGcmFnbWVudCB9IGZyb20gJy4vY3JlYXRlLWVsZW1lbnQnO1xuaW1wb3J0IHsgY29tbWl0Um9vdCwgZGlmZiB9IGZyb20gJy4vZGlmZi9pbmRleCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgYXNzaWduIH0gZnJvbSAnLi91dGlsJztcblxuLyoqXG4gKiBCYXNlIENvbXBvbmVudCBjbGFzcy4gUHJvdmlkZXMgYHNldFN0YXRlKClgIGFuZCBgZm9yY2VVcGRhdGUoKWAsIHdoaWNoXG4gKiB0cmlnZ2VyIHJlbmRlcmluZ1xuICogQHBhcmFtIHtvYmplY3R9IHByb3BzIFRoZSBpbml0aWFsIGNvbXBvbmVudCBwcm9wc1xuICogQHBhcmFtIHtvYmplY3R9IGNvbnRleHQgVGhlIGluaXRpYWwgY29udGV4dCBmcm9tIHBhcmVudCBjb21wb25lbnRzJ1xuICogZ2V0Q2hpbGRDb250ZXh0XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBCYXNlQ29tcG9uZW50KHByb3BzLCBjb250ZXh0KSB7XG5cdHRoaXMucHJvcHMgPSBwcm9wcztcblx0dGhpcy5jb250ZXh0ID0gY29udGV4dDtcblx0dGhpcy5fYml0cyA9IDA7XG59XG5cbi8qKlxuICogVXBkYXRlIGNvbXBvbmVudCBzdGF0ZSBhbmQgc2NoZWR1bGUgYSByZS1yZW5kZXIuXG4gKiBAdGhpcyB7aW1wb3J0KCcuL2ludGVybmFsJykuQ29tcG9uZW50fVxuICogQHBhcmFtIHtvYmplY3QgfCAoKHM6IG9iamVjdCwgcDogb2JqZWN0KSA9PiBvYmplY3QpfSB1cGRhdGUgQSBoYXNoIG9mIHN0YXRlXG4gKiBwcm9wZXJ0aWVzIHRvIHVwZGF0ZSB3aXRoIG5ldyB2YWx1ZXMgb3IgYSBmdW5jdGlvbiB0aGF0IGdpdmVuIHRoZSBjdXJyZW50XG4gKiBzdGF0ZSBhbmQgcHJvcHMgcmV0dXJucyBhIG5ldyBwYXJ0aWFsIHN0YXRlXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IFtjYWxsYmFja10gQSBmdW5jdGlvbiB0byBiZSBjYWxsZWQgb25jZSBjb21wb25lbnQgc3RhdGUgaXNcbiAqIHVwZGF0ZWRcbiAqL1xuQmFzZUNvbXBvbmVudC5wcm90b3R5cGUuc2V0U3RhdGUgPSBmdW5jdGlvbiAodXBkYXRlLCBjYWxsYmFjaykge1xuXHQvLyBvbmx5IGNsb25lIHN0YXRlIHdoZW4gY29weWluZyB0byBuZXh0U3RhdGUgdGhlIGZpcnN0IHRpbWUuXG5cdGxldCBzID0gdGhpcy5fbmV4dFN0YXRlO1xuXHRpZiAoIXMgfHwgcyA9PSB0aGlzLnN0YXRlKSB7XG5cdFx0cyA9IHRoaXMuX25leHRTdGF0ZSA9IGFzc2lnbih7fSwgdGhpcy5zdGF0ZSk7XG5cdH1cblxuXHRpZiAodHlwZW9mIHVwZGF0ZSA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0Ly8gU29tZSBsaWJyYXJpZXMgbGlrZSBgaW1tZXJgIG1hcmsgdGhlIGN1cnJlbnQgc3RhdGUgYXMgcmVhZG9ubHksXG5cdFx0Ly8gcHJldmVudGluZyB1cyBmcm9tIG11dGF0aW5nIGl0LCBzbyB3ZSBuZWVkIHRvIGNsb25lIGl0LiBTZWUgIzI3MTZcblx0XHR1cGRhdGUgPSB1cGRhdGUoYXNzaWduKHt9LCBzKSwgdGhpcy5wcm9wcyk7XG5cdH1cblxuXHRpZiAodXBkYXRlKSB7XG5cdFx0YXNzaWduKHMsIHVwZGF0ZSk7XG5cdH0gZWxzZSB7XG5cdFx0cmV0dXJuO1xuXHR9XG5cblx0aWYgKHRoaXMuX3Zub2RlKSB7XG5cdFx0aWYgKGNhbGxiYWNrKSB7XG5cdFx0XHR0aGlzLl9zdGF0ZUNhbGxiYWNrcy5wdXNoKGNhbGxiYWNrKTtcblx0XHR9XG5cdFx0ZW5xdWV1ZVJlbmRlcih0aGlzKTtcblx0fVxufTtcblxuLyoqXG4gKiBJbW1lZGlhdGVseSBwZXJmb3JtIGEgc3luY2hyb25vdXMgcmUtcmVuZGVyIG9mIHRoZSBjb21wb25lbnRcbiAqIEB0aGlzIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9XG4gKiBAcGFyYW0geygpID0+IHZvaWR9IFtjYWxsYmFja10gQSBmdW5jdGlvbiB0byBiZSBjYWxsZWQgYWZ0ZXIgY29tcG9uZW50IGlzXG4gKiByZS1yZW5kZXJlZFxuICovXG5CYXNlQ29tcG9uZW50LnByb3RvdHlwZS5mb3JjZVVwZGF0ZSA9IGZ1bmN0aW9uIChjYWxsYmFjaykge1xuXHRpZiAodGhpcy5fdm5vZGUpIHtcblx0XHQvLyBTZXQgcmVuZGVyIG1vZGUgc28gdGhhdCB3ZSBjYW4gZGlmZmVyZW50aWF0ZSB3aGVyZSB0aGUgcmVuZGVyIHJlcXVlc3Rcblx0XHQvLyBpcyBjb21pbmcgZnJvbS4gV2UgbmVlZCB0aGlzIGJlY2F1c2UgZm9yY2VVcGRhdGUgc2hvdWxkIG5ldmVyIGNhbGxcblx0XHQvLyBzaG91bGRDb21wb25lbnRVcGRhdGVcblx0XHR0aGlzLl9iaXRzIHw9IENPTVBPTkVOVF9GT1JDRTtcblx0XHRpZiAoY2FsbGJhY2spIHRoaXMuX3JlbmRlckNhbGxiYWNrcy5wdXNoKGNhbGxiYWNrKTtcblx0XHRlbnF1ZXVlUmVuZGVyKHRoaXMpO1xuXHR9XG59O1xuXG4vKipcbiAqIEFjY2VwdHMgYHByb3BzYCBhbmQgYHN0YXRlYCwgYW5kIHJldHVybnMgYSBuZXcgVmlydHVhbCBET00gdHJlZSB0byBidWlsZC5cbiAqIFZpcnR1YWwgRE9NIGlzIGdlbmVyYWxseSBjb25zdHJ1Y3RlZCB2aWEgW0pTWF0oaHR0cHM6Ly9qYXNvbmZvcm1hdC5jb20vd3RmLWlzLWpzeCkuXG4gKiBAcGFyYW0ge29iamVjdH0gcHJvcHMgUHJvcHMgKGVnOiBKU1ggYXR0cmlidXRlcykgcmVjZWl2ZWQgZnJvbSBwYXJlbnRcbiAqIGVsZW1lbnQvY29tcG9uZW50XG4gKiBAcGFyYW0ge29iamVjdH0gc3RhdGUgVGhlIGNvbXBvbmVudCdzIGN1cnJlbnQgc3RhdGVcbiAqIEBwYXJhbSB7b2JqZWN0fSBjb250ZXh0IENvbnRleHQgb2JqZWN0LCBhcyByZXR1cm5lZCBieSB0aGUgbmVhcmVzdFxuICogYW5jZXN0b3IncyBgZ2V0Q2hpbGRDb250ZXh0KClgXG4gKiBAcmV0dXJucyB7Q29tcG9uZW50Q2hpbGRyZW4gfCB2b2lkfVxuICovXG5CYXNlQ29tcG9uZW50LnByb3RvdHlwZS5yZW5kZXIgPSBGcmFnbWVudDtcblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSB2bm9kZVxuICogQHBhcmFtIHtudW1iZXIgfCBudWxsfSBbY2hpbGRJbmRleF1cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGdldERvbVNpYmxpbmcodm5vZGUsIGNoaWxkSW5kZXgpIHtcblx0aWYgKGNoaWxkSW5kZXggPT0gTlVMTCkge1xuXHRcdC8vIFVzZSBjaGlsZEluZGV4PT1udWxsIGFzIGEgc2lnbmFsIHRvIHJlc3VtZSB0aGUgc2VhcmNoIGZyb20gdGhlIHZub2RlJ3Mgc2libGluZ1xuXHRcdHJldHVybiB2bm9kZS5fcGFyZW50ICYmIGdldERvbVNpYmxpbmcodm5vZGUuX3BhcmVudCwgdm5vZGUuX2luZGV4ICsgMSk7XG5cdH1cblxuXHRsZXQgc2libGluZztcblx0Zm9yICg7IGNoaWxkSW5kZXggPCB2bm9kZS5fY2hpbGRyZW4ubGVuZ3RoOyBjaGlsZEluZGV4KyspIHtcblx0XHRzaWJsaW5nID0gdm5vZGUuX2NoaWxkcmVuW2NoaWxkSW5kZXhdO1xuXG5cdFx0aWYgKHNpYmxpbmcgJiYgc2libGluZy5fZG9tKSB7XG5cdFx0XHQvLyBTaW5jZSB1cGRhdGVQYXJlbnREb21Qb2ludGVycyBrZWVwcyBfZG9tIHBvaW50ZXIgY29ycmVjdCxcblx0XHRcdC8vIHdlIGNhbiByZWx5IG9uIF9kb20gdG8gdGVsbCB1cyBpZiB0aGlzIHN1YnRyZWUgY29udGFpbnMgYVxuXHRcdFx0Ly8gcmVuZGVyZWQgRE9NIG5vZGUsIGFuZCB3aGF0IHRoZSBmaXJzdCByZW5kZXJlZCBET00gbm9kZSBpc1xuXHRcdFx0cmV0dXJuIHNpYmxpbmcuX2RvbTtcblx0XHR9XG5cdH1cblxuXHQvLyBJZiB3ZSBnZXQgaGVyZSwgd2UgaGF2ZSBub3QgZm91bmQgYSBET00gbm9kZSBpbiB0aGlzIHZub2RlJ3MgY2hpbGRyZW4uXG5cdC8vIFdlIG11c3QgcmVzdW1lIGZyb20gdGhpcyB2bm9kZSdzIHNpYmxpbmcgKGluIGl0J3MgcGFyZW50IF9jaGlsZHJlbiBhcnJheSlcblx0Ly8gT25seSBjbGltYiB1cCBhbmQgc2VhcmNoIHRoZSBwYXJlbnQgaWYgd2UgYXJlbid0IHNlYXJjaGluZyB0aHJvdWdoIGEgRE9NXG5cdC8vIFZOb2RlIChtZWFuaW5nIHdlIHJlYWNoZWQgdGhlIERPTSBwYXJlbnQgb2YgdGhlIG9yaWdpbmFsIHZub2RlIHRoYXQgYmVnYW5cblx0Ly8gdGhlIHNlYXJjaCkuIE5ldyByb290cyAoX3BhcmVudERvbSkgYXJlIGEgRE9NIGJvdW5kYXJ5IHRvby5cblx0cmV0dXJuIHR5cGVvZiB2bm9kZS50eXBlID09ICdmdW5jdGlvbicgJiYgIXZub2RlLnByb3BzLl9wYXJlbnREb21cblx0XHQ/IGdldERvbVNpYmxpbmcodm5vZGUpXG5cdFx0OiBOVUxMO1xufVxuXG4vKipcbiAqIFRyaWdnZXIgaW4tcGxhY2UgcmUtcmVuZGVyaW5nIG9mIGEgY29tcG9uZW50LlxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9IGNvbXBvbmVudCBUaGUgY29tcG9uZW50IHRvIHJlcmVuZGVyXG4gKi9cbmZ1bmN0aW9uIHJlbmRlckNvbXBvbmVudChjb21wb25lbnQpIHtcblx0Y29uc3Qgb2xkVk5vZGUgPSBjb21wb25lbnQuX3Zub2RlLFxuXHRcdG9sZERvbSA9IG9sZFZOb2RlLl9kb20sXG5cdFx0Y29tbWl0UXVldWUgPSBbXSxcblx0XHRyZWZRdWV1ZSA9IFtdO1xuXG5cdGNvbnN0IHBhcmVudERvbSA9IGNvbXBvbmVudC5fcGFyZW50RG9tO1xuXHRpZiAocGFyZW50RG9tKSB7XG5cdFx0Y29uc3QgbmV3Vk5vZGUgPSBhc3NpZ24oeyBjb25zdHJ1Y3RvcjogVk5PREVfTUFSS0VSIH0sIG9sZFZOb2RlKTtcblx0XHRuZXdWTm9kZS5fb3JpZ2luYWwgPSBvbGRWTm9kZS5fb3JpZ2luYWwgKyAxO1xuXHRcdGlmIChvcHRpb25zLnZub2RlKSBvcHRpb25zLnZub2RlKG5ld1ZOb2RlKTtcblxuXHRcdGRpZmYoXG5cdFx0XHRwYXJlbnREb20sXG5cdFx0XHRuZXdWTm9kZSxcblx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0Y29tcG9uZW50Ll9nbG9iYWxDb250ZXh0LFxuXHRcdFx0cGFyZW50RG9tLm5hbWVzcGFjZVVSSSxcblx0XHRcdG9sZFZOb2RlLl9mbGFncyAmIE1PREVfSFlEUkFURSA/IFtvbGREb21dIDogTlVMTCxcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0b2xkRG9tIHx8IGdldERvbVNpYmxpbmcob2xkVk5vZGUpLFxuXHRcdFx0b2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFLFxuXHRcdFx0cmVmUXVldWVcblx0XHQpO1xuXG5cdFx0bmV3Vk5vZGUuX29yaWdpbmFsID0gb2xkVk5vZGUuX29yaWdpbmFsO1xuXHRcdG5ld1ZOb2RlLl9wYXJlbnQuX2NoaWxkcmVuW25ld1ZOb2RlLl9pbmRleF0gPSBuZXdWTm9kZTtcblx0XHRjb21taXRSb290KGNvbW1pdFF1ZXVlLCBuZXdWTm9kZSwgcmVmUXVldWUpO1xuXHRcdG9sZFZOb2RlLl9wYXJlbnQgPSBvbGRWTm9kZS5fZG9tID0gTlVMTDtcblxuXHRcdGlmIChuZXdWTm9kZS5fZG9tICE9IG9sZERvbSkge1xuXHRcdFx0dXBkYXRlUGFyZW50RG9tUG9pbnRlcnMobmV3Vk5vZGUpO1xuXHRcdH1cblx0fVxufVxuXG4vKipcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGV9IHZub2RlXG4gKi9cbmZ1bmN0aW9uIHVwZGF0ZVBhcmVudERvbVBvaW50ZXJzKHZub2RlKSB7XG5cdC8vIFN0b3AgYXQgcm9vdCBib3VuZGFyaWVzIChfcGFyZW50RG9tKVxuXHRpZiAoKHZub2RlID0gdm5vZGUuX3BhcmVudCkgJiYgdm5vZGUuX2NvbXBvbmVudCAmJiAhdm5vZGUucHJvcHMuX3BhcmVudERvbSkge1xuXHRcdC8vIF9kb20gc3RhcnRzIG51bGxlZCwgc28gcmUtYXNzaWduaW5nIGEgbnVsbCBjaGlsZC5fZG9tIGlzIGEgbm8tb3AgYW5kXG5cdFx0Ly8gdGhlIGZpcnN0IHRydXRoeSBfZG9tIHN0b3BzIHRoZSB3YWxrLlxuXHRcdHZub2RlLl9kb20gPSBOVUxMO1xuXHRcdHZub2RlLl9jaGlsZHJlbi5zb21lKGNoaWxkID0+IGNoaWxkICYmICh2bm9kZS5fZG9tID0gY2hpbGQuX2RvbSkpO1xuXG5cdFx0cmV0dXJuIHVwZGF0ZVBhcmVudERvbVBvaW50ZXJzKHZub2RlKTtcblx0fVxufVxuXG4vKipcbiAqIFRoZSByZW5kZXIgcXVldWVcbiAqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnQ+fVxuICovXG5jb25zdCByZXJlbmRlclF1ZXVlID0gW107XG5cbi8qXG4gKiBUaGUgdmFsdWUgb2YgYENvbXBvbmVudC5kZWJvdW5jZWAgbXVzdCBhc3luY2hyb25vdXNseSBpbnZva2UgdGhlIHBhc3NlZCBpbiBjYWxsYmFjay4gSXQgaXNcbiAqIGltcG9ydGFudCB0aGF0IGNvbnRyaWJ1dG9ycyB0byBQcmVhY3QgY2FuIGNvbnNpc3RlbnRseSByZWFzb24gYWJvdXQgd2hhdCBjYWxscyB0byBgc2V0U3RhdGVgLCBldGMuXG4gKiBkbywgYW5kIHdoZW4gdGhlaXIgZWZmZWN0cyB3aWxsIGJlIGFwcGxpZWQuIFNlZSB0aGUgbGlua3MgYmVsb3cgZm9yIHNvbWUgZnVydGhlciByZWFkaW5nIG9uIGRlc2lnbmluZ1xuICogYXN5bmNocm9ub3VzIEFQSXMuXG4gKiAqIFtEZXNpZ25pbmcgQVBJcyBmb3IgQXN5bmNocm9ueV0oaHR0cHM6Ly9ibG9nLml6cy5tZS8yMDEzLzA4L2Rlc2lnbmluZy1hcGlzLWZvci1hc3luY2hyb255KVxuICogKiBbQ2FsbGJhY2tzIHN5bmNocm9ub3VzIGFuZCBhc3luY2hyb25vdXNdKGh0dHBzOi8vYmxvZy5vbWV0ZXIuY29tLzIwMTEvMDcvMjQvY2FsbGJhY2tzLXN5bmNocm9ub3VzLWFuZC1hc3luY2hyb25vdXMvKVxuICovXG5cbmxldCBwcmV2RGVib3VuY2UsXG5cdHJlcmVuZGVyQ291bnQgPSAwO1xuXG5leHBvcnQgZnVuY3Rpb24gcmVzZXRSZW5kZXJDb3VudCgpIHtcblx0cmVyZW5kZXJDb3VudCA9IDA7XG59XG5cbi8qKlxuICogRW5xdWV1ZSBhIHJlcmVuZGVyIG9mIGEgY29tcG9uZW50XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gYyBUaGUgY29tcG9uZW50IHRvIHJlcmVuZGVyXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBlbnF1ZXVlUmVuZGVyKGMpIHtcblx0aWYgKFxuXHRcdCghKGMuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpICYmXG5cdFx0XHQoKGMuX2JpdHMgfD0gQ09NUE9ORU5UX0RJUlRZKSxcblx0XHRcdHJlcmVuZGVyUXVldWUucHVzaChjKSxcblx0XHRcdCFyZXJlbmRlckNvdW50KyspKSB8fFxuXHRcdHByZXZEZWJvdW5jZSAhPSBvcHRpb25zLmRlYm91bmNlUmVuZGVyaW5nXG5cdCkge1xuXHRcdHByZXZEZWJvdW5jZSA9IG9wdGlvbnMuZGVib3VuY2VSZW5kZXJpbmc7XG5cdFx0KHByZXZEZWJvdW5jZSB8fCBxdWV1ZU1pY3JvdGFzaykocHJvY2Vzcyk7XG5cdH1cbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gYVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9IGJcbiAqL1xuY29uc3QgZGVwdGhTb3J0ID0gKGEsIGIpID0+IGEuX3Zub2RlLl9kZXB0aCAtIGIuX3Zub2RlLl9kZXB0aDtcblxuLyoqIEZsdXNoIHRoZSByZW5kZXIgcXVldWUgYnkgcmVyZW5kZXJpbmcgYWxsIHF1ZXVlZCBjb21wb25lbnRzICovXG5mdW5jdGlvbiBwcm9jZXNzKCkge1xuXHR0cnkge1xuXHRcdGxldCBjLFxuXHRcdFx0bCA9IDE7XG5cblx0XHQvLyBEb24ndCB1cGRhdGUgYHJlbmRlckNvdW50YCB5ZXQuIEtlZXAgaXRzIHZhbHVlIG5vbi16ZXJvIHRvIHByZXZlbnQgdW5uZWNlc3Nhcnlcblx0XHQvLyBwcm9jZXNzKCkgY2FsbHMgZnJvbSBnZXR0aW5nIHNjaGVkdWxlZCB3aGlsZSBgcXVldWVgIGlzIHN0aWxsIGJlaW5nIGNvbnN1bWVkLlxuXHRcdHdoaWxlIChyZXJlbmRlclF1ZXVlLmxlbmd0aCkge1xuXHRcdFx0Ly8gS2VlcCB0aGUgcmVyZW5kZXIgcXVldWUgc29ydGVkIGJ5IChkZXB0aCwgaW5zZXJ0aW9uIG9yZGVyKS4gVGhlIHF1ZXVlXG5cdFx0XHQvLyB3aWxsIGluaXRpYWxseSBiZSBzb3J0ZWQgb24gdGhlIGZpcnN0IGl0ZXJhdGlvbiBvbmx5IGlmIGl0IGhhcyBtb3JlIHRoYW4gMSBpdGVtLlxuXHRcdFx0Ly9cblx0XHRcdC8vIE5ldyBpdGVtcyBjYW4gYmUgYWRkZWQgdG8gdGhlIHF1ZXVlIGUuZy4gd2hlbiByZXJlbmRlcmluZyBhIHByb3ZpZGVyLCBzbyB3ZSB3YW50IHRvXG5cdFx0XHQvLyBrZWVwIHRoZSBvcmRlciBmcm9tIHRvcCB0byBib3R0b20gd2l0aCB0aG9zZSBuZXcgaXRlbXMgc28gd2UgY2FuIGhhbmRsZSB0aGVtIGluIGFcblx0XHRcdC8vIHNpbmdsZSBwYXNzXG5cdFx0XHRpZiAocmVyZW5kZXJRdWV1ZS5sZW5ndGggPiBsKSB7XG5cdFx0XHRcdHJlcmVuZGVyUXVldWUuc29ydChkZXB0aFNvcnQpO1xuXHRcdFx0fVxuXG5cdFx0XHRjID0gcmVyZW5kZXJRdWV1ZS5zaGlmdCgpO1xuXHRcdFx0bCA9IHJlcmVuZGVyUXVldWUubGVuZ3RoO1xuXG5cdFx0XHRpZiAoYy5fYml0cyAmIENPTVBPTkVOVF9ESVJUWSkge1xuXHRcdFx0XHRyZW5kZXJDb21wb25lbnQoYyk7XG5cdFx0XHR9XG5cdFx0fVxuXHR9IGZpbmFsbHkge1xuXHRcdGlmICgocmVyZW5kZXJDb3VudCA9IHJlcmVuZGVyUXVldWUubGVuZ3RoKSkge1xuXHRcdFx0KHByZXZEZWJvdW5jZSB8fCBxdWV1ZU1pY3JvdGFzaykocHJvY2Vzcyk7XG5cdFx0fVxuXHR9XG59XG4iLCAiaW1wb3J0IHsgTlVMTCwgU1ZHX05BTUVTUEFDRSB9IGZyb20gJy4uL2NvbnN0YW50cyc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuLi9vcHRpb25zJztcblxuLy8gUGVyLWluc3RhbmNlIHVuaXF1ZSBrZXkgZm9yIHRoZSBldmVudCBjbG9jayBzdGFtcC4gRWFjaCBQcmVhY3QgY29weSBvbiB0aGVcbi8vIHBhZ2UgZ2V0cyBpdHMgb3duIFN5bWJvbCBzbyB0aGF0IHN0YW1wcyBvbiBzaGFyZWQgZXZlbnQgb2JqZWN0cyBjYW4gbmV2ZXJcbi8vIGNvbGxpZGUgYWNyb3NzIGluc3RhbmNlcy5cbmxldCBFVkVOVF9ESVNQQVRDSEVEID0gU3ltYm9sKCk7XG5cbmZ1bmN0aW9uIHNldFN0eWxlKHN0eWxlLCBrZXksIHZhbHVlKSB7XG5cdGlmICh2YWx1ZSA9PSBOVUxMKSB2YWx1ZSA9ICcnO1xuXHRpZiAoa2V5WzBdID09ICctJykge1xuXHRcdHN0eWxlLnNldFByb3BlcnR5KGtleSwgdmFsdWUpO1xuXHR9IGVsc2Uge1xuXHRcdHN0eWxlW2tleV0gPSB2YWx1ZTtcblx0fVxufVxuXG5jb25zdCBDQVBUVVJFX1JFR0VYID0gLyhQb2ludGVyQ2FwdHVyZSkkfENhcHR1cmUkL2k7XG5cbi8vIEEgbG9naWNhbCBjbG9jayB0byBzb2x2ZSBpc3N1ZXMgbGlrZSBodHRwczovL2dpdGh1Yi5jb20vcHJlYWN0anMvcHJlYWN0L2lzc3Vlcy8zOTI3LlxuLy8gV2hlbiB0aGUgRE9NIHBlcmZvcm1zIGFuIGV2ZW50IGl0IGxlYXZlcyBtaWNyby10aWNrcyBpbiBiZXR3ZWVuIGJ1YmJsaW5nIHVwIHdoaWNoIG1lYW5zIHRoYXRcbi8vIGFuIGV2ZW50IGNhbiB0cmlnZ2VyIG9uIGEgbmV3bHkgcmVhdGVkIERPTS1ub2RlIHdoaWxlIHRoZSBldmVudCBidWJibGVzIHVwLlxuLy9cbi8vIE9yaWdpbmFsbHkgaW5zcGlyZWQgYnkgVnVlXG4vLyAoaHR0cHM6Ly9naXRodWIuY29tL3Z1ZWpzL2NvcmUvYmxvYi9jYWViOGE2ODgxMWExYjBmNzkvcGFja2FnZXMvcnVudGltZS1kb20vc3JjL21vZHVsZXMvZXZlbnRzLnRzI0w5MC1MMTAxKSxcbi8vIGJ1dCBtb2RpZmllZCB0byB1c2UgYSBsb2dpY2FsIGNsb2NrIGluc3RlYWQgb2YgRGF0ZS5ub3coKSBpbiBjYXNlIGV2ZW50IGhhbmRsZXJzIGdldCBhdHRhY2hlZFxuLy8gYW5kIGV2ZW50cyBnZXQgZGlzcGF0Y2hlZCBkdXJpbmcgdGhlIHNhbWUgbWlsbGlzZWNvbmQuXG4vL1xuLy8gVGhlIGNsb2NrIGlzIGluY3JlbWVudGVkIGFmdGVyIGVhY2ggbmV3IGV2ZW50IGRpc3BhdGNoLiBUaGlzIGFsbG93cyAxIDAwMCAwMDAgbmV3IGV2ZW50c1xuLy8gcGVyIHNlY29uZCBmb3Igb3ZlciAyODAgeWVhcnMgYmVmb3JlIHRoZSB2YWx1ZSByZWFjaGVzIE51bWJlci5NQVhfU0FGRV9JTlRFR0VSICgyKio1MyAtIDEpLlxubGV0IGV2ZW50Q2xvY2sgPSAwO1xuXG4vKipcbiAqIFNldCBhIHByb3BlcnR5IHZhbHVlIG9uIGEgRE9NIG5vZGVcbiAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IGRvbSBUaGUgRE9NIG5vZGUgdG8gbW9kaWZ5XG4gKiBAcGFyYW0ge3N0cmluZ30gbmFtZSBUaGUgbmFtZSBvZiB0aGUgcHJvcGVydHkgdG8gc2V0XG4gKiBAcGFyYW0geyp9IHZhbHVlIFRoZSB2YWx1ZSB0byBzZXQgdGhlIHByb3BlcnR5IHRvXG4gKiBAcGFyYW0geyp9IG9sZFZhbHVlIFRoZSBvbGQgdmFsdWUgdGhlIHByb3BlcnR5IGhhZFxuICogQHBhcmFtIHtzdHJpbmd9IG5hbWVzcGFjZSBXaGV0aGVyIG9yIG5vdCB0aGlzIERPTSBub2RlIGlzIGFuIFNWRyBub2RlIG9yIG5vdFxuICovXG5leHBvcnQgZnVuY3Rpb24gc2V0UHJvcGVydHkoZG9tLCBuYW1lLCB2YWx1ZSwgb2xkVmFsdWUsIG5hbWVzcGFjZSkge1xuXHRsZXQgdXNlQ2FwdHVyZTtcblxuXHRpZiAobmFtZSA9PSAnc3R5bGUnKSB7XG5cdFx0aWYgKHR5cGVvZiB2YWx1ZSA9PSAnc3RyaW5nJykge1xuXHRcdFx0ZG9tLnN0eWxlLmNzc1RleHQgPSB2YWx1ZTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0aWYgKHR5cGVvZiBvbGRWYWx1ZSA9PSAnc3RyaW5nJykge1xuXHRcdFx0XHRkb20uc3R5bGUuY3NzVGV4dCA9IG9sZFZhbHVlID0gJyc7XG5cdFx0XHR9XG5cblx0XHRcdGlmIChvbGRWYWx1ZSkge1xuXHRcdFx0XHRmb3IgKG5hbWUgaW4gb2xkVmFsdWUpIHtcblx0XHRcdFx0XHRpZiAoISh2YWx1ZSAmJiBuYW1lIGluIHZhbHVlKSkge1xuXHRcdFx0XHRcdFx0c2V0U3R5bGUoZG9tLnN0eWxlLCBuYW1lKTtcblx0XHRcdFx0XHR9XG5cdFx0XHRcdH1cblx0XHRcdH1cblxuXHRcdFx0aWYgKHZhbHVlKSB7XG5cdFx0XHRcdGZvciAobmFtZSBpbiB2YWx1ZSkge1xuXHRcdFx0XHRcdGlmICghb2xkVmFsdWUgfHwgdmFsdWVbbmFtZV0gIT0gb2xkVmFsdWVbbmFtZV0pIHtcblx0XHRcdFx0XHRcdHNldFN0eWxlKGRvbS5zdHlsZSwgbmFtZSwgdmFsdWVbbmFtZV0pO1xuXHRcdFx0XHRcdH1cblx0XHRcdFx0fVxuXHRcdFx0fVxuXHRcdH1cblx0fVxuXHQvLyBCZW5jaG1hcmsgZm9yIGNvbXBhcmlzb246IGh0dHBzOi8vZXNiZW5jaC5jb20vYmVuY2gvNTc0Yzk1NGJkYjk2NWI5YTAwOTY1YWM2XG5cdGVsc2UgaWYgKG5hbWVbMF0gPT0gJ28nICYmIG5hbWVbMV0gPT0gJ24nKSB7XG5cdFx0aWYgKHR5cGVvZiB2YWx1ZSAhPSAnZnVuY3Rpb24nKSB2YWx1ZSA9IE5VTEw7XG5cdFx0aWYgKHR5cGVvZiBvbGRWYWx1ZSAhPSAnZnVuY3Rpb24nKSBvbGRWYWx1ZSA9IE5VTEw7XG5cblx0XHQvLyBIYW5kbGVycyBhcmUga2V5ZWQgYnkgcHJvcCBuYW1lIGFuZCBldmVyeSBwcm9wIG5hbWUgZ2V0cyBpdHMgb3duIHByb3h5LFxuXHRcdC8vIHNvIHN3YXBwaW5nIG9uZSAoZS5nLiBhbiBpbmxpbmUgYXJyb3cgZnVuY3Rpb24gb24gZXZlcnkgcmVuZGVyKSBpcyBhXG5cdFx0Ly8gc2luZ2xlIHN0b3JlLiBUaGUgZXZlbnQgbmFtZSBpcyBvbmx5IGRlcml2ZWQgdG8gYXR0YWNoIG9yIHJlbW92ZSBpdC5cblx0XHQoZG9tLl9saXN0ZW5lcnMgfHwgKGRvbS5fbGlzdGVuZXJzID0ge30pKVtuYW1lXSA9IHZhbHVlO1xuXG5cdFx0aWYgKCF2YWx1ZSB8fCAhb2xkVmFsdWUpIHtcblx0XHRcdGNvbnN0IHByb3h5ID1cblx0XHRcdFx0ZXZlbnRQcm94aWVzW25hbWVdIHx8IChldmVudFByb3hpZXNbbmFtZV0gPSBjcmVhdGVFdmVudFByb3h5KG5hbWUpKTtcblx0XHRcdC8vIFRoZSBhdHRhY2ggdGltZSBiZWxvbmdzIHRvIHRoZSBsaXN0ZW5lciwgbm90IHRvIHRoZSBoYW5kbGVyOiBvbmVcblx0XHRcdC8vIGZ1bmN0aW9uIGNhbiBiYWNrIHNldmVyYWwgbGlzdGVuZXJzIHRoYXQgd2VyZSBhdHRhY2hlZCBhdCBkaWZmZXJlbnRcblx0XHRcdC8vIHRpbWVzLlxuXHRcdFx0KGRvbS5fYXR0YWNoZWQgfHwgKGRvbS5fYXR0YWNoZWQgPSB7fSkpW25hbWVdID0gZXZlbnRDbG9jaztcblx0XHRcdHVzZUNhcHR1cmUgPSBuYW1lICE9IChuYW1lID0gbmFtZS5yZXBsYWNlKENBUFRVUkVfUkVHRVgsICckMScpKTtcblxuXHRcdFx0Ly8gSW5mZXIgY29ycmVjdCBjYXNpbmcgZm9yIERPTSBidWlsdC1pbiBldmVudHM6IGBvbkNsaWNrYCAtPiBgY2xpY2tgLlxuXHRcdFx0Ly8gT25seSBuYW1lcyBzdGFydGluZyB3aXRoIGFuIHVwcGVyY2FzZSBsZXR0ZXIgYXJlIGxvd2VyY2FzZWQsIHNvXG5cdFx0XHQvLyBjYW1lbENhc2UgY3VzdG9tIGV2ZW50cyBrZWVwIHRoZWlyIGNhc2luZzogYG9uaW9uQ2hhbmdlYCAtPiBgaW9uQ2hhbmdlYC5cblx0XHRcdG5hbWUgPSBuYW1lLnNsaWNlKDIpO1xuXHRcdFx0aWYgKG5hbWVbMF0gPCAnYScpIG5hbWUgPSBuYW1lLnRvTG93ZXJDYXNlKCk7XG5cblx0XHRcdGlmICh2YWx1ZSkge1xuXHRcdFx0XHRkb20uYWRkRXZlbnRMaXN0ZW5lcihuYW1lLCBwcm94eSwgdXNlQ2FwdHVyZSk7XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRkb20ucmVtb3ZlRXZlbnRMaXN0ZW5lcihuYW1lLCBwcm94eSwgdXNlQ2FwdHVyZSk7XG5cdFx0XHR9XG5cdFx0fVxuXHR9IGVsc2Uge1xuXHRcdGlmIChuYW1lc3BhY2UgPT0gU1ZHX05BTUVTUEFDRSkge1xuXHRcdFx0Ly8gTm9ybWFsaXplIGluY29ycmVjdCBwcm9wIHVzYWdlIGZvciBTVkc6XG5cdFx0XHQvLyAtIHhsaW5rOmhyZWYgLyB4bGlua0hyZWYgLS0+IGhyZWYgKHhsaW5rOmhyZWYgd2FzIHJlbW92ZWQgZnJvbSBTVkcgYW5kIGlzbid0IG5lZWRlZClcblx0XHRcdC8vIC0gY2xhc3NOYW1lIC0tPiBjbGFzc1xuXHRcdFx0bmFtZSA9IG5hbWUucmVwbGFjZSgveGxpbmsoSHw6aCkvLCAnaCcpLnJlcGxhY2UoL3NOYW1lJC8sICdzJyk7XG5cdFx0fSBlbHNlIGlmIChcblx0XHRcdG5hbWUgIT0gJ3dpZHRoJyAmJlxuXHRcdFx0bmFtZSAhPSAnaGVpZ2h0JyAmJlxuXHRcdFx0bmFtZSAhPSAnaHJlZicgJiZcblx0XHRcdG5hbWUgIT0gJ2xpc3QnICYmXG5cdFx0XHRuYW1lICE9ICdmb3JtJyAmJlxuXHRcdFx0Ly8gRGVmYXVsdCB2YWx1ZSBpbiBicm93c2VycyBpcyBgLTFgIGFuZCBhbiBlbXB0eSBzdHJpbmcgaXNcblx0XHRcdC8vIGNhc3QgdG8gYDBgIGluc3RlYWRcblx0XHRcdG5hbWUgIT0gJ3RhYkluZGV4JyAmJlxuXHRcdFx0bmFtZSAhPSAnZG93bmxvYWQnICYmXG5cdFx0XHRuYW1lICE9ICdyb3dTcGFuJyAmJlxuXHRcdFx0bmFtZSAhPSAnY29sU3BhbicgJiZcblx0XHRcdG5hbWUgIT0gJ3JvbGUnICYmXG5cdFx0XHRuYW1lICE9ICdwb3BvdmVyJyAmJlxuXHRcdFx0bmFtZSBpbiBkb21cblx0XHQpIHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdGRvbVtuYW1lXSA9IHZhbHVlID09IE5VTEwgPyAnJyA6IHZhbHVlO1xuXHRcdFx0XHRyZXR1cm47XG5cdFx0XHR9IGNhdGNoIChlKSB7fVxuXHRcdH1cblxuXHRcdC8vIGFyaWEtIGFuZCBkYXRhLSBhdHRyaWJ1dGVzIGhhdmUgbm8gYm9vbGVhbiByZXByZXNlbnRhdGlvbi5cblx0XHQvLyBBIGBmYWxzZWAgdmFsdWUgaXMgZGlmZmVyZW50IGZyb20gdGhlIGF0dHJpYnV0ZSBub3QgYmVpbmdcblx0XHQvLyBwcmVzZW50LCBzbyB3ZSBjYW4ndCByZW1vdmUgaXQuIEZvciBub24tYm9vbGVhbiBhcmlhXG5cdFx0Ly8gYXR0cmlidXRlcyB3ZSBjb3VsZCB0cmVhdCBmYWxzZSBhcyBhIHJlbW92YWwsIGJ1dCB0aGVcblx0XHQvLyBhbW91bnQgb2YgZXhjZXB0aW9ucyB3b3VsZCBjb3N0IHRvbyBtYW55IGJ5dGVzLiBPbiB0b3Agb2Zcblx0XHQvLyB0aGF0IG90aGVyIGZyYW1ld29ya3MgZ2VuZXJhbGx5IHN0cmluZ2lmeSBgZmFsc2VgLlxuXG5cdFx0Ly8gTmV2ZXIgc2VyaWFsaXplIGZ1bmN0aW9ucyBhcyBhdHRyaWJ1dGUgdmFsdWVzLlxuXHRcdGlmICh0eXBlb2YgdmFsdWUgPT0gJ2Z1bmN0aW9uJykgcmV0dXJuO1xuXHRcdGlmICh2YWx1ZSAhPSBOVUxMICYmICh2YWx1ZSAhPT0gZmFsc2UgfHwgbmFtZVs0XSA9PSAnLScpKSB7XG5cdFx0XHRkb20uc2V0QXR0cmlidXRlKG5hbWUsIG5hbWUgPT0gJ3BvcG92ZXInICYmIHZhbHVlID09IHRydWUgPyAnJyA6IHZhbHVlKTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0ZG9tLnJlbW92ZUF0dHJpYnV0ZShuYW1lKTtcblx0XHR9XG5cdH1cbn1cblxuLyoqXG4gKiBDcmVhdGUgYW4gZXZlbnQgcHJveHkgZnVuY3Rpb24uXG4gKiBAcGFyYW0ge3N0cmluZ30gbmFtZSBUaGUgcHJvcCBuYW1lIHRoZSBoYW5kbGVyIGlzIHN0b3JlZCB1bmRlci5cbiAqIEBwcml2YXRlXG4gKi9cbmZ1bmN0aW9uIGNyZWF0ZUV2ZW50UHJveHkobmFtZSkge1xuXHQvKipcblx0ICogUHJveHkgYW4gZXZlbnQgdG8gaG9va2VkIGV2ZW50IGhhbmRsZXJzXG5cdCAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEV2ZW50fSBlIFRoZSBldmVudCBvYmplY3QgZnJvbSB0aGUgYnJvd3NlclxuXHQgKiBAcHJpdmF0ZVxuXHQgKi9cblx0cmV0dXJuIGZ1bmN0aW9uIChlKSB7XG5cdFx0bGV0IGV2ZW50SGFuZGxlciA9IHRoaXMuX2xpc3RlbmVycztcblx0XHRpZiAoZXZlbnRIYW5kbGVyKSB7XG5cdFx0XHRldmVudEhhbmRsZXIgPSBldmVudEhhbmRsZXJbbmFtZV07XG5cdFx0XHRpZiAoZVtFVkVOVF9ESVNQQVRDSEVEXSA9PSBOVUxMKSB7XG5cdFx0XHRcdGVbRVZFTlRfRElTUEFUQ0hFRF0gPSBldmVudENsb2NrKys7XG5cblx0XHRcdFx0Ly8gV2hlbiBgZVtFVkVOVF9ESVNQQVRDSEVEXWAgaXMgc21hbGxlciB0aGFuIHRoZSB0aW1lIHdoZW4gdGhlIHRhcmdldGVkIGV2ZW50XG5cdFx0XHRcdC8vIGxpc3RlbmVyIHdhcyBhdHRhY2hlZCB3ZSBrbm93IHdlIGhhdmUgYnViYmxlZCB1cCB0byBhbiBlbGVtZW50IHRoYXQgd2FzIGFkZGVkXG5cdFx0XHRcdC8vIGR1cmluZyBwYXRjaGluZyB0aGUgRE9NLlxuXHRcdFx0fSBlbHNlIGlmIChlW0VWRU5UX0RJU1BBVENIRURdIDwgdGhpcy5fYXR0YWNoZWRbbmFtZV0pIHtcblx0XHRcdFx0cmV0dXJuO1xuXHRcdFx0fVxuXHRcdFx0cmV0dXJuIGV2ZW50SGFuZGxlcihvcHRpb25zLmV2ZW50ID8gb3B0aW9ucy5ldmVudChlKSA6IGUpO1xuXHRcdH1cblx0fTtcbn1cblxuLyoqIEB0eXBlIHtSZWNvcmQ8c3RyaW5nLCAoZTogRXZlbnQpID0+IGFueT59ICovXG5jb25zdCBldmVudFByb3hpZXMgPSB7fTtcbiIsICJpbXBvcnQgeyBlbnF1ZXVlUmVuZGVyIH0gZnJvbSAnLi9jb21wb25lbnQnO1xuaW1wb3J0IHsgQ09NUE9ORU5UX0ZPUkNFIH0gZnJvbSAnLi9jb25zdGFudHMnO1xuXG5leHBvcnQgbGV0IGkgPSAwO1xuXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlQ29udGV4dChkZWZhdWx0VmFsdWUpIHtcblx0ZnVuY3Rpb24gQ29udGV4dChwcm9wcykge1xuXHRcdGlmICghdGhpcy5nZXRDaGlsZENvbnRleHQpIHtcblx0XHRcdC8qKiBAdHlwZSB7U2V0PGltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudD4gfCBudWxsfSAqL1xuXHRcdFx0bGV0IHN1YnMgPSBuZXcgU2V0KCk7XG5cdFx0XHRsZXQgY3R4ID0ge307XG5cdFx0XHRjdHhbQ29udGV4dC5faWRdID0gdGhpcztcblxuXHRcdFx0dGhpcy5nZXRDaGlsZENvbnRleHQgPSAoKSA9PiBjdHg7XG5cblx0XHRcdHRoaXMuc2hvdWxkQ29tcG9uZW50VXBkYXRlID0gZnVuY3Rpb24gKF9wcm9wcykge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIGV2ZW5cblx0XHRcdFx0aWYgKHRoaXMucHJvcHMudmFsdWUgIT0gX3Byb3BzLnZhbHVlKSB7XG5cdFx0XHRcdFx0c3Vicy5mb3JFYWNoKGMgPT4ge1xuXHRcdFx0XHRcdFx0Yy5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0XHRcdFx0XHRlbnF1ZXVlUmVuZGVyKGMpO1xuXHRcdFx0XHRcdH0pO1xuXHRcdFx0XHR9XG5cdFx0XHR9O1xuXG5cdFx0XHR0aGlzLnN1YiA9IGMgPT4ge1xuXHRcdFx0XHRzdWJzLmFkZChjKTtcblx0XHRcdFx0bGV0IG9sZCA9IGMuY29tcG9uZW50V2lsbFVubW91bnQ7XG5cdFx0XHRcdGMuY29tcG9uZW50V2lsbFVubW91bnQgPSAoKSA9PiB7XG5cdFx0XHRcdFx0c3Vicy5kZWxldGUoYyk7XG5cdFx0XHRcdFx0aWYgKG9sZCkgb2xkLmNhbGwoYyk7XG5cdFx0XHRcdH07XG5cdFx0XHR9O1xuXHRcdH1cblxuXHRcdHJldHVybiBwcm9wcy5jaGlsZHJlbjtcblx0fVxuXG5cdENvbnRleHQuX2lkID0gJ19fY0MnICsgaSsrO1xuXHRDb250ZXh0Ll9kZWZhdWx0VmFsdWUgPSBkZWZhdWx0VmFsdWU7XG5cblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5GdW5jdGlvbkNvbXBvbmVudH0gKi9cblx0Q29udGV4dC5Db25zdW1lciA9IChwcm9wcywgY29udGV4dFZhbHVlKSA9PiB7XG5cdFx0cmV0dXJuIHByb3BzLmNoaWxkcmVuKGNvbnRleHRWYWx1ZSk7XG5cdH07XG5cblx0Q29udGV4dC5Qcm92aWRlciA9IENvbnRleHQuQ29uc3VtZXIuY29udGV4dFR5cGUgPSBDb250ZXh0O1xuXG5cdHJldHVybiBDb250ZXh0O1xufVxuIiwgImltcG9ydCB7IEVNUFRZX0FSUiB9IGZyb20gJy4vY29uc3RhbnRzJztcblxuZXhwb3J0IGNvbnN0IGlzQXJyYXkgPSBBcnJheS5pc0FycmF5O1xuZXhwb3J0IGNvbnN0IHNsaWNlID0gRU1QVFlfQVJSLnNsaWNlO1xuZXhwb3J0IGNvbnN0IGFzc2lnbiA9IE9iamVjdC5hc3NpZ247XG5cbi8qKlxuICogUmVtb3ZlIGEgY2hpbGQgbm9kZSBmcm9tIGl0cyBwYXJlbnQgaWYgYXR0YWNoZWQuXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnQgfCBudWxsfSBub2RlIFRoZSBub2RlIHRvIHJlbW92ZVxuICovXG5leHBvcnQgZnVuY3Rpb24gcmVtb3ZlTm9kZShub2RlKSB7XG5cdGlmIChub2RlICYmIG5vZGUucGFyZW50Tm9kZSkgbm9kZS5yZW1vdmUoKTtcbn1cbiIsICJpbXBvcnQgeyBkaWZmLCB1bm1vdW50LCBhcHBseVJlZiB9IGZyb20gJy4vaW5kZXgnO1xuaW1wb3J0IHsgY3JlYXRlVk5vZGUsIEZyYWdtZW50IH0gZnJvbSAnLi4vY3JlYXRlLWVsZW1lbnQnO1xuaW1wb3J0IHtcblx0RU1QVFlfT0JKLFxuXHRFTVBUWV9BUlIsXG5cdElOU0VSVF9WTk9ERSxcblx0TUFUQ0hFRCxcblx0TElTX0NBTkRJREFURSxcblx0UkVGX0RFVEFDSEVELFxuXHRVTkRFRklORUQsXG5cdFZOT0RFX01BUktFUixcblx0TlVMTFxufSBmcm9tICcuLi9jb25zdGFudHMnO1xuaW1wb3J0IHsgaXNBcnJheSB9IGZyb20gJy4uL3V0aWwnO1xuaW1wb3J0IHsgZ2V0RG9tU2libGluZyB9IGZyb20gJy4uL2NvbXBvbmVudCc7XG5cbi8qKlxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5Db21wb25lbnRDaGlsZHJlbn0gQ29tcG9uZW50Q2hpbGRyZW5cbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50fSBDb21wb25lbnRcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuUHJlYWN0RWxlbWVudH0gUHJlYWN0RWxlbWVudFxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5WTm9kZX0gVk5vZGVcbiAqL1xuXG4vKipcbiAqIERpZmYgdGhlIGNoaWxkcmVuIG9mIGEgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHBhcmVudERvbSBUaGUgRE9NIGVsZW1lbnQgd2hvc2UgY2hpbGRyZW4gYXJlIGJlaW5nXG4gKiBkaWZmZWRcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW5bXX0gcmVuZGVyUmVzdWx0XG4gKiBAcGFyYW0ge1ZOb2RlfSBuZXdQYXJlbnRWTm9kZSBUaGUgbmV3IHZpcnR1YWwgbm9kZSB3aG9zZSBjaGlsZHJlbiBzaG91bGQgYmVcbiAqIGRpZmYnZWQgYWdhaW5zdCBvbGRQYXJlbnRWTm9kZVxuICogQHBhcmFtIHtWTm9kZX0gb2xkUGFyZW50Vk5vZGUgVGhlIG9sZCB2aXJ0dWFsIG5vZGUgd2hvc2UgY2hpbGRyZW4gc2hvdWxkIGJlXG4gKiBkaWZmJ2VkIGFnYWluc3QgbmV3UGFyZW50Vk5vZGVcbiAqIEBwYXJhbSB7b2JqZWN0fSBnbG9iYWxDb250ZXh0IFRoZSBjdXJyZW50IGNvbnRleHQgb2JqZWN0IC0gbW9kaWZpZWQgYnlcbiAqIGdldENoaWxkQ29udGV4dFxuICogQHBhcmFtIHtzdHJpbmd9IG5hbWVzcGFjZSBDdXJyZW50IG5hbWVzcGFjZSBvZiB0aGUgRE9NIG5vZGUgKEhUTUwsIFNWRywgb3IgTWF0aE1MKVxuICogQHBhcmFtIHtBcnJheTxQcmVhY3RFbGVtZW50Pn0gZXhjZXNzRG9tQ2hpbGRyZW5cbiAqIEBwYXJhbSB7QXJyYXk8Q29tcG9uZW50Pn0gY29tbWl0UXVldWUgTGlzdCBvZiBjb21wb25lbnRzIHdoaWNoIGhhdmUgY2FsbGJhY2tzXG4gKiB0byBpbnZva2UgaW4gY29tbWl0Um9vdFxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBvbGREb20gVGhlIGN1cnJlbnQgYXR0YWNoZWQgRE9NIGVsZW1lbnQgYW55IG5ldyBkb21cbiAqIGVsZW1lbnRzIHNob3VsZCBiZSBwbGFjZWQgYXJvdW5kLiBMaWtlbHkgYG51bGxgIG9uIGZpcnN0IHJlbmRlciAoZXhjZXB0IHdoZW5cbiAqIGh5ZHJhdGluZykuIENhbiBiZSBhIHNpYmxpbmcgRE9NIGVsZW1lbnQgd2hlbiBkaWZmaW5nIEZyYWdtZW50cyB0aGF0IGhhdmVcbiAqIHNpYmxpbmdzLiBJbiBtb3N0IGNhc2VzLCBpdCBzdGFydHMgb3V0IGFzIGBvbGRDaGlsZHJlblswXS5fZG9tYC5cbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNIeWRyYXRpbmcgV2hldGhlciBvciBub3Qgd2UgYXJlIGluIGh5ZHJhdGlvblxuICogQHBhcmFtIHthbnlbXX0gcmVmUXVldWUgYW4gYXJyYXkgb2YgZWxlbWVudHMgbmVlZGVkIHRvIGludm9rZSByZWZzXG4gKiBAcmV0dXJucyB7UHJlYWN0RWxlbWVudH0gVGhlIG5leHQgc2libGluZyBET00gZWxlbWVudCB0byBpbnNlcnQgbmV3IGVsZW1lbnRzXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBkaWZmQ2hpbGRyZW4oXG5cdHBhcmVudERvbSxcblx0cmVuZGVyUmVzdWx0LFxuXHRuZXdQYXJlbnRWTm9kZSxcblx0b2xkUGFyZW50Vk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRvbGREb20sXG5cdGlzSHlkcmF0aW5nLFxuXHRyZWZRdWV1ZVxuKSB7XG5cdGxldCBpLFxuXHRcdC8qKiBAdHlwZSB7Vk5vZGV9ICovXG5cdFx0b2xkVk5vZGUsXG5cdFx0LyoqIEB0eXBlIHtWTm9kZX0gKi9cblx0XHRjaGlsZFZOb2RlLFxuXHRcdC8qKiBAdHlwZSB7UHJlYWN0RWxlbWVudH0gKi9cblx0XHRuZXdEb20sXG5cdFx0LyoqIEB0eXBlIHtQcmVhY3RFbGVtZW50fSAqL1xuXHRcdGZpcnN0Q2hpbGREb207XG5cblx0Ly8gVGhpcyBpcyBhIGNvbXByZXNzaW9uIG9mIG9sZFBhcmVudFZOb2RlICE9IEVNUFRZX09CSiAmJiBvbGRQYXJlbnRWTm9kZS5fY2hpbGRyZW4gfHwgRU1QVFlfQVJSXG5cdC8vIGFzIEVNUFRZX09CSi5fY2hpbGRyZW4gc2hvdWxkIGJlIGB1bmRlZmluZWRgLiBDYWxsZXJzIGFsd2F5cyBwYXNzIGF0XG5cdC8vIGxlYXN0IEVNUFRZX09CSiwgc28gYSBudWxsIGNoZWNrIGlzbid0IG5lZWRlZC5cblx0LyoqIEB0eXBlIHtWTm9kZVtdfSAqL1xuXHRsZXQgb2xkQ2hpbGRyZW4gPSBvbGRQYXJlbnRWTm9kZS5fY2hpbGRyZW4gfHwgRU1QVFlfQVJSO1xuXG5cdGxldCBuZXdDaGlsZHJlbkxlbmd0aCA9IHJlbmRlclJlc3VsdC5sZW5ndGg7XG5cblx0b2xkRG9tID0gY29uc3RydWN0TmV3Q2hpbGRyZW5BcnJheShcblx0XHRuZXdQYXJlbnRWTm9kZSxcblx0XHRyZW5kZXJSZXN1bHQsXG5cdFx0b2xkQ2hpbGRyZW4sXG5cdFx0b2xkRG9tLFxuXHRcdG5ld0NoaWxkcmVuTGVuZ3RoXG5cdCk7XG5cblx0Zm9yIChpID0gMDsgaSA8IG5ld0NoaWxkcmVuTGVuZ3RoOyBpKyspIHtcblx0XHRjaGlsZFZOb2RlID0gbmV3UGFyZW50Vk5vZGUuX2NoaWxkcmVuW2ldO1xuXHRcdGlmIChjaGlsZFZOb2RlID09IE5VTEwpIGNvbnRpbnVlO1xuXG5cdFx0Ly8gQXQgdGhpcyBwb2ludCwgY29uc3RydWN0TmV3Q2hpbGRyZW5BcnJheSBoYXMgYXNzaWduZWQgX2luZGV4IHRvIGJlIHRoZVxuXHRcdC8vIG1hdGNoaW5nSW5kZXggZm9yIHRoaXMgVk5vZGUncyBvbGRWTm9kZSAob3IgLTEgaWYgdGhlcmUgaXMgbm8gb2xkVk5vZGUpLlxuXHRcdC8vIH5faW5kZXggZ3VhcmRzIHRoZSAtMSBjYXNlOiBhIG5lZ2F0aXZlIGFycmF5IGluZGV4IGlzIGEgbmFtZWQgcHJvcGVydHlcblx0XHQvLyBhY2Nlc3Mgd2hpY2ggVjggY2FuJ3Qgc2VydmUgZnJvbSB0aGUgZmFzdCBlbGVtZW50cyBwYXRoLlxuXHRcdG9sZFZOb2RlID1cblx0XHRcdCh+Y2hpbGRWTm9kZS5faW5kZXggJiYgb2xkQ2hpbGRyZW5bY2hpbGRWTm9kZS5faW5kZXhdKSB8fCBFTVBUWV9PQko7XG5cblx0XHQvLyBVcGRhdGUgY2hpbGRWTm9kZS5faW5kZXggdG8gaXRzIGZpbmFsIGluZGV4XG5cdFx0Y2hpbGRWTm9kZS5faW5kZXggPSBpO1xuXG5cdFx0Ly8gTW9ycGggdGhlIG9sZCBlbGVtZW50IGludG8gdGhlIG5ldyBvbmUsIGJ1dCBkb24ndCBhcHBlbmQgaXQgdG8gdGhlIGRvbSB5ZXRcblx0XHRsZXQgcmVzdWx0ID0gZGlmZihcblx0XHRcdHBhcmVudERvbSxcblx0XHRcdGNoaWxkVk5vZGUsXG5cdFx0XHRvbGRWTm9kZSxcblx0XHRcdGdsb2JhbENvbnRleHQsXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRleGNlc3NEb21DaGlsZHJlbixcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0b2xkRG9tLFxuXHRcdFx0aXNIeWRyYXRpbmcsXG5cdFx0XHRyZWZRdWV1ZVxuXHRcdCk7XG5cblx0XHQvLyBBZGp1c3QgRE9NIG5vZGVzXG5cdFx0bmV3RG9tID0gY2hpbGRWTm9kZS5fZG9tO1xuXHRcdC8vIEEgcmVmIGRldGFjaGVkIHdoaWxlIGl0cyBzdWJ0cmVlIHdhcyBwYXJrZWQgYnkgU3VzcGVuc2UgaXMgYXR0YWNoZWRcblx0XHQvLyBhZ2FpbiBvbiByZXZlYWwuXG5cdFx0aWYgKG9sZFZOb2RlLnJlZiAhPSBjaGlsZFZOb2RlLnJlZiB8fCBvbGRWTm9kZS5fZmxhZ3MgJiBSRUZfREVUQUNIRUQpIHtcblx0XHRcdGlmIChvbGRWTm9kZS5yZWYpIGFwcGx5UmVmKG9sZFZOb2RlLnJlZiwgTlVMTCwgY2hpbGRWTm9kZSwgb2xkVk5vZGUpO1xuXHRcdFx0aWYgKGNoaWxkVk5vZGUucmVmKSB7XG5cdFx0XHRcdHJlZlF1ZXVlLnB1c2goXG5cdFx0XHRcdFx0Y2hpbGRWTm9kZS5yZWYsXG5cdFx0XHRcdFx0Y2hpbGRWTm9kZS5fY29tcG9uZW50IHx8IG5ld0RvbSxcblx0XHRcdFx0XHRjaGlsZFZOb2RlXG5cdFx0XHRcdCk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Zmlyc3RDaGlsZERvbSA9IGZpcnN0Q2hpbGREb20gfHwgbmV3RG9tO1xuXG5cdFx0aWYgKGNoaWxkVk5vZGUuX2ZsYWdzICYgSU5TRVJUX1ZOT0RFKSB7XG5cdFx0XHRvbGREb20gPSBpbnNlcnQoY2hpbGRWTm9kZSwgb2xkRG9tLCBwYXJlbnREb20sICFvbGRWTm9kZS5fb3JpZ2luYWwpO1xuXG5cdFx0XHQvLyBXaGVuIGEgbWF0Y2hlZCBWTm9kZSBpcyBwaHlzaWNhbGx5IG1vdmVkIHZpYSBJTlNFUlRfVk5PREUsIGl0cyBvbGRcblx0XHRcdC8vIF9kb20gcG9pbnRlciBiZWNvbWVzIGEgc3RhbGUgcG9zaXRpb25hbCByZWZlcmVuY2UuIENsZWFyIGl0IHNvIHRoYXRcblx0XHRcdC8vIGdldERvbVNpYmxpbmcgKGNhbGxlZCBmcm9tIG5lc3RlZCBkaWZmcykgd29uJ3QgcmV0dXJuIHRoaXMgc3RhbGVcblx0XHRcdC8vIHJlZmVyZW5jZSBhbmQgbWlzLXBsYWNlIHN1YnNlcXVlbnQgRE9NIG5vZGVzLiBTZWUgIzUwNjUuXG5cdFx0XHRpZiAob2xkVk5vZGUuX2RvbSkge1xuXHRcdFx0XHRvbGRWTm9kZS5fZG9tID0gTlVMTDtcblx0XHRcdH1cblx0XHR9IGVsc2UgaWYgKHR5cGVvZiBjaGlsZFZOb2RlLnR5cGUgPT0gJ2Z1bmN0aW9uJyAmJiByZXN1bHQgIT09IFVOREVGSU5FRCkge1xuXHRcdFx0b2xkRG9tID0gcmVzdWx0O1xuXHRcdH0gZWxzZSBpZiAobmV3RG9tKSB7XG5cdFx0XHRvbGREb20gPSBuZXdEb20ubmV4dFNpYmxpbmc7XG5cdFx0fVxuXG5cdFx0Ly8gQ2xlYXIgcGxhY2VtZW50IGFuZCBMSVMgZmxhZ3M7IE1BVENIRUQgb25seSBiZWxvbmdzIHRvIG9sZCB2bm9kZXMuXG5cdFx0Y2hpbGRWTm9kZS5fZmxhZ3MgJj0gfihJTlNFUlRfVk5PREUgfCBMSVNfQ0FORElEQVRFKTtcblx0fVxuXG5cdG5ld1BhcmVudFZOb2RlLl9kb20gPSBmaXJzdENoaWxkRG9tO1xuXG5cdHJldHVybiBvbGREb207XG59XG5cbi8qKlxuICogQHBhcmFtIHtWTm9kZX0gbmV3UGFyZW50Vk5vZGVcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW5bXX0gcmVuZGVyUmVzdWx0XG4gKiBAcGFyYW0ge1ZOb2RlW119IG9sZENoaWxkcmVuXG4gKi9cbmZ1bmN0aW9uIGNvbnN0cnVjdE5ld0NoaWxkcmVuQXJyYXkoXG5cdG5ld1BhcmVudFZOb2RlLFxuXHRyZW5kZXJSZXN1bHQsXG5cdG9sZENoaWxkcmVuLFxuXHRvbGREb20sXG5cdG5ld0NoaWxkcmVuTGVuZ3RoXG4pIHtcblx0LyoqIEB0eXBlIHtudW1iZXJ9ICovXG5cdGxldCBpO1xuXHQvKiogQHR5cGUge1ZOb2RlfSAqL1xuXHRsZXQgY2hpbGRWTm9kZTtcblx0LyoqIEB0eXBlIHtWTm9kZX0gKi9cblx0bGV0IG9sZFZOb2RlO1xuXG5cdGxldCBvbGRDaGlsZHJlbkxlbmd0aCA9IG9sZENoaWxkcmVuLmxlbmd0aCxcblx0XHRyZW1haW5pbmdPbGRDaGlsZHJlbiA9IG9sZENoaWxkcmVuTGVuZ3RoO1xuXG5cdGxldCBza2V3ID0gMDtcblxuXHQvKiogV2hldGhlciBhbnkgbWF0Y2hlZCBjaGlsZCB3YXMgZm91bmQgZmFyIGZyb20gaXRzIHNrZXdlZCBpbmRleCwgaS5lLiBhXG5cdCAqIHJlYWwgcmVvcmRlciBoYXBwZW5lZCBhbmQgd2UgbmVlZCB0byBjb21wdXRlIHRoZSBtaW5pbWFsIHNldCBvZiBtb3Zlcy4gKi9cblx0bGV0IG1vdmVkID0gMDtcblxuXHQvLyBIb2lzdGVkOiBldmVyeSBub3JtYWxpemF0aW9uIGJyYW5jaCBiZWxvdyB3cml0ZXMgdGhyb3VnaCB0aGlzIGFycmF5LCBzb1xuXHQvLyByZWFkaW5nIGBfY2hpbGRyZW5gIG9mZiB0aGUgdm5vZGUgZWFjaCB0aW1lIGlzIGEgd2FzdGVkIHByb3BlcnR5IGxvYWQuXG5cdC8qKiBAdHlwZSB7Vk5vZGVbXX0gKi9cblx0bGV0IG5ld0NoaWxkcmVuID0gKG5ld1BhcmVudFZOb2RlLl9jaGlsZHJlbiA9IEFycmF5KG5ld0NoaWxkcmVuTGVuZ3RoKSk7XG5cdGZvciAoaSA9IDA7IGkgPCBuZXdDaGlsZHJlbkxlbmd0aDsgaSsrKSB7XG5cdFx0Ly8gQHRzLWV4cGVjdC1lcnJvciBXZSBhcmUgcmV1c2luZyB0aGUgY2hpbGRWTm9kZSB2YXJpYWJsZSB0byBob2xkIGJvdGggdGhlXG5cdFx0Ly8gcHJlIGFuZCBwb3N0IG5vcm1hbGl6ZWQgY2hpbGRWTm9kZVxuXHRcdGNoaWxkVk5vZGUgPSByZW5kZXJSZXN1bHRbaV07XG5cblx0XHRpZiAoXG5cdFx0XHRjaGlsZFZOb2RlID09IE5VTEwgfHxcblx0XHRcdHR5cGVvZiBjaGlsZFZOb2RlID09ICdib29sZWFuJyB8fFxuXHRcdFx0dHlwZW9mIGNoaWxkVk5vZGUgPT0gJ2Z1bmN0aW9uJ1xuXHRcdCkge1xuXHRcdFx0bmV3Q2hpbGRyZW5baV0gPSBOVUxMO1xuXHRcdFx0Y29udGludWU7XG5cdFx0fVxuXHRcdC8vIElmIHRoaXMgbmV3Vk5vZGUgaXMgYmVpbmcgcmV1c2VkIChlLmcuIDxkaXY+e3JldXNlfXtyZXVzZX08L2Rpdj4pIGluIHRoZSBzYW1lIGRpZmYsXG5cdFx0Ly8gb3Igd2UgYXJlIHJlbmRlcmluZyBhIGNvbXBvbmVudCAoZS5nLiBzZXRTdGF0ZSkgY29weSB0aGUgb2xkVk5vZGVzIHNvIGl0IGNhbiBoYXZlXG5cdFx0Ly8gaXQncyBvd24gRE9NICYgZXRjLiBwb2ludGVyc1xuXHRcdC8vIEFueXRoaW5nIHRoYXQgaXNuJ3QgYW4gb2JqZWN0IGF0IHRoaXMgcG9pbnQgaXMgYSBzdHJpbmcsIG51bWJlciBvclxuXHRcdC8vIGJpZ2ludCAobnVsbCwgYm9vbGVhbnMgYW5kIGZ1bmN0aW9ucyBhcmUgaGFuZGxlZCBhYm92ZSksIFN0cmluZ1xuXHRcdC8vIG9iamVjdHMgYXJlIHRoZSBsb25lIG9iamVjdCB0eXBlIHJlbmRlcmVkIGFzIHRleHQuXG5cdFx0ZWxzZSBpZiAoXG5cdFx0XHR0eXBlb2YgY2hpbGRWTm9kZSAhPSAnb2JqZWN0JyB8fFxuXHRcdFx0Y2hpbGRWTm9kZS5jb25zdHJ1Y3RvciA9PT0gU3RyaW5nXG5cdFx0KSB7XG5cdFx0XHRjaGlsZFZOb2RlID0gbmV3Q2hpbGRyZW5baV0gPSBjcmVhdGVWTm9kZShOVUxMLCBjaGlsZFZOb2RlKTtcblx0XHR9IGVsc2UgaWYgKGlzQXJyYXkoY2hpbGRWTm9kZSkpIHtcblx0XHRcdGNoaWxkVk5vZGUgPSBuZXdDaGlsZHJlbltpXSA9IGNyZWF0ZVZOb2RlKEZyYWdtZW50LCB7XG5cdFx0XHRcdGNoaWxkcmVuOiBjaGlsZFZOb2RlXG5cdFx0XHR9KTtcblx0XHR9IGVsc2UgaWYgKGNoaWxkVk5vZGUuY29uc3RydWN0b3IgPT09IFZOT0RFX01BUktFUiAmJiBjaGlsZFZOb2RlLl9kZXB0aCkge1xuXHRcdFx0Ly8gVk5vZGUgaXMgYWxyZWFkeSBpbiB1c2UsIGNsb25lIGl0LiBUaGlzIGNhbiBoYXBwZW4gaW4gdGhlIGZvbGxvd2luZ1xuXHRcdFx0Ly8gc2NlbmFyaW86XG5cdFx0XHQvLyAgIGNvbnN0IHJldXNlID0gPGRpdiAvPlxuXHRcdFx0Ly8gICA8ZGl2PntyZXVzZX08c3BhbiAvPntyZXVzZX08L2Rpdj5cblx0XHRcdGNoaWxkVk5vZGUgPSBuZXdDaGlsZHJlbltpXSA9IGNyZWF0ZVZOb2RlKFxuXHRcdFx0XHRjaGlsZFZOb2RlLnR5cGUsXG5cdFx0XHRcdGNoaWxkVk5vZGUucHJvcHMsXG5cdFx0XHRcdGNoaWxkVk5vZGUua2V5LFxuXHRcdFx0XHRjaGlsZFZOb2RlLnJlZixcblx0XHRcdFx0Y2hpbGRWTm9kZS5fb3JpZ2luYWxcblx0XHRcdCk7XG5cdFx0fSBlbHNlIHtcblx0XHRcdG5ld0NoaWxkcmVuW2ldID0gY2hpbGRWTm9kZTtcblx0XHR9XG5cblx0XHRjb25zdCBza2V3ZWRJbmRleCA9IGkgKyBza2V3O1xuXHRcdGNoaWxkVk5vZGUuX3BhcmVudCA9IG5ld1BhcmVudFZOb2RlO1xuXHRcdGNoaWxkVk5vZGUuX2RlcHRoID0gbmV3UGFyZW50Vk5vZGUuX2RlcHRoICsgMTtcblxuXHRcdC8vIFRlbXBvcmFyaWx5IHN0b3JlIHRoZSBtYXRjaGluZ0luZGV4IG9uIHRoZSBfaW5kZXggcHJvcGVydHkgc28gd2UgY2FuIHB1bGxcblx0XHQvLyBvdXQgdGhlIG9sZFZOb2RlIGluIGRpZmZDaGlsZHJlbi4gV2UnbGwgb3ZlcnJpZGUgdGhpcyB0byB0aGUgVk5vZGUnc1xuXHRcdC8vIGZpbmFsIGluZGV4IGFmdGVyIHVzaW5nIHRoaXMgcHJvcGVydHkgdG8gZ2V0IHRoZSBvbGRWTm9kZVxuXHRcdGNvbnN0IG1hdGNoaW5nSW5kZXggPSAoY2hpbGRWTm9kZS5faW5kZXggPSBmaW5kTWF0Y2hpbmdJbmRleChcblx0XHRcdGNoaWxkVk5vZGUsXG5cdFx0XHRvbGRDaGlsZHJlbixcblx0XHRcdHNrZXdlZEluZGV4LFxuXHRcdFx0cmVtYWluaW5nT2xkQ2hpbGRyZW5cblx0XHQpKTtcblxuXHRcdG9sZFZOb2RlID0gTlVMTDtcblx0XHQvLyB+bWF0Y2hpbmdJbmRleCBpcyBvbmx5IGZhbHN5IGZvciAtMSwgaS5lLiB3aGVuIG5vIG1hdGNoIHdhcyBmb3VuZFxuXHRcdGlmICh+bWF0Y2hpbmdJbmRleCkge1xuXHRcdFx0b2xkVk5vZGUgPSBvbGRDaGlsZHJlblttYXRjaGluZ0luZGV4XTtcblx0XHRcdHJlbWFpbmluZ09sZENoaWxkcmVuLS07XG5cdFx0XHRpZiAob2xkVk5vZGUpIHtcblx0XHRcdFx0b2xkVk5vZGUuX2ZsYWdzIHw9IE1BVENIRUQ7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gSGVyZSwgd2UgZGVmaW5lIGlzTW91bnRpbmcgZm9yIHRoZSBwdXJwb3NlcyBvZiB0aGUgc2tldyBkaWZmaW5nXG5cdFx0Ly8gYWxnb3JpdGhtLiBOb2RlcyB0aGF0IGFyZSB1bnN1c3BlbmRpbmcgYXJlIGNvbnNpZGVyZWQgbW91bnRpbmcgYW5kIHdlIGRldGVjdFxuXHRcdC8vIHRoaXMgYnkgY2hlY2tpbmcgaWYgb2xkVk5vZGUuX29yaWdpbmFsID09IG51bGxcblx0XHRpZiAoIW9sZFZOb2RlIHx8ICFvbGRWTm9kZS5fb3JpZ2luYWwpIHtcblx0XHRcdGlmICghfm1hdGNoaW5nSW5kZXgpIHtcblx0XHRcdFx0Ly8gV2hlbiB0aGUgYXJyYXkgb2YgY2hpbGRyZW4gaXMgZ3Jvd2luZyB3ZSBuZWVkIHRvIGRlY3JlYXNlIHRoZSBza2V3XG5cdFx0XHRcdC8vIGFzIHdlIGFyZSBhZGRpbmcgYSBuZXcgZWxlbWVudCB0byB0aGUgYXJyYXkuXG5cdFx0XHRcdC8vIEV4YW1wbGU6XG5cdFx0XHRcdC8vIFsxLCAyLCAzXSAtLT4gWzAsIDEsIDIsIDNdXG5cdFx0XHRcdC8vIG9sZENoaWxkcmVuICAgbmV3Q2hpbGRyZW5cblx0XHRcdFx0Ly9cblx0XHRcdFx0Ly8gVGhlIG5ldyBlbGVtZW50IGlzIGF0IGluZGV4IDAsIHNvIG91ciBza2V3IGlzIDAsXG5cdFx0XHRcdC8vIHdlIG5lZWQgdG8gZGVjcmVhc2UgdGhlIHNrZXcgYXMgd2UgYXJlIGFkZGluZyBhIG5ldyBlbGVtZW50LlxuXHRcdFx0XHQvLyBUaGUgZGVjcmVhc2Ugd2lsbCBjYXVzZSB1cyB0byBjb21wYXJlIHRoZSBlbGVtZW50IGF0IHBvc2l0aW9uIDFcblx0XHRcdFx0Ly8gd2l0aCB2YWx1ZSAxIHdpdGggdGhlIGVsZW1lbnQgYXQgcG9zaXRpb24gMCB3aXRoIHZhbHVlIDAuXG5cdFx0XHRcdC8vXG5cdFx0XHRcdC8vIEEgbGluZWFyIGNvbmNlcHQgaXMgYXBwbGllZCB3aGVuIHRoZSBhcnJheSBpcyBzaHJpbmtpbmcsXG5cdFx0XHRcdC8vIGlmIHRoZSBsZW5ndGggaXMgdW5jaGFuZ2VkIHdlIGNhbiBhc3N1bWUgdGhhdCBubyBza2V3XG5cdFx0XHRcdC8vIGNoYW5nZXMgYXJlIG5lZWRlZC5cblx0XHRcdFx0aWYgKG5ld0NoaWxkcmVuTGVuZ3RoID4gb2xkQ2hpbGRyZW5MZW5ndGgpIHtcblx0XHRcdFx0XHRza2V3LS07XG5cdFx0XHRcdH0gZWxzZSBpZiAobmV3Q2hpbGRyZW5MZW5ndGggPCBvbGRDaGlsZHJlbkxlbmd0aCkge1xuXHRcdFx0XHRcdHNrZXcrKztcblx0XHRcdFx0fVxuXHRcdFx0fVxuXG5cdFx0XHQvLyBJZiB3ZSBhcmUgbW91bnRpbmcgYSBET00gVk5vZGUsIG1hcmsgaXQgZm9yIGluc2VydGlvblxuXHRcdFx0aWYgKHR5cGVvZiBjaGlsZFZOb2RlLnR5cGUgIT0gJ2Z1bmN0aW9uJykge1xuXHRcdFx0XHRjaGlsZFZOb2RlLl9mbGFncyB8PSBJTlNFUlRfVk5PREU7XG5cdFx0XHR9XG5cdFx0fSBlbHNlIHtcblx0XHRcdC8vIEtlZXAgTElTIGVsaWdpYmlsaXR5IHNlcGFyYXRlIGZyb20gTUFUQ0hFRCBvbiBvbGQgdm5vZGVzOiBpZiBhIGNoaWxkXG5cdFx0XHQvLyB0aHJvd3MsIHVuY2xlYXJlZCBuZXctdm5vZGUgZmxhZ3MgbXVzdCBub3QgcHJldmVudCB0aGUgbmV4dCBtYXRjaC5cblx0XHRcdGNoaWxkVk5vZGUuX2ZsYWdzIHw9IExJU19DQU5ESURBVEU7XG5cblx0XHRcdC8vIENlbnRlciB0aGUgbmV4dCBzZWFyY2ggZm9yIHNoaWZ0cy4gT25seSBtYXRjaGVzIGZhcnRoZXIgdGhhbiBvbmVcblx0XHRcdC8vIHBvc2l0aW9uIGF3YXkgcmVxdWlyZSB0aGUgbWluaW1hbC1tb3ZlIHBhc3MuXG5cdFx0XHRpZiAobWF0Y2hpbmdJbmRleCA9PSBza2V3ZWRJbmRleCAtIDEpIHtcblx0XHRcdFx0c2tldy0tO1xuXHRcdFx0fSBlbHNlIGlmIChtYXRjaGluZ0luZGV4ID09IHNrZXdlZEluZGV4ICsgMSkge1xuXHRcdFx0XHRza2V3Kys7XG5cdFx0XHR9IGVsc2UgaWYgKG1hdGNoaW5nSW5kZXggIT0gc2tld2VkSW5kZXgpIHtcblx0XHRcdFx0aWYgKG1hdGNoaW5nSW5kZXggPiBza2V3ZWRJbmRleCkge1xuXHRcdFx0XHRcdHNrZXctLTtcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRza2V3Kys7XG5cdFx0XHRcdH1cblxuXHRcdFx0XHRtb3ZlZCA9IDE7XG5cdFx0XHR9XG5cdFx0fVxuXHR9XG5cblx0aWYgKG1vdmVkKSB7XG5cdFx0Ly8gQ2hpbGRyZW4gd2VyZSByZW9yZGVyZWQ6IG1hcmsgdGhlIG1pbmltYWwgc2V0IG9mIG1hdGNoZWQgKExJU19DQU5ESURBVEUgZmxhZylcblx0XHQvLyBjaGlsZHJlbiBmb3IgaW5zZXJ0aW9uIGJ5IGZpbmRpbmcgdGhlIGxvbmdlc3QgaW5jcmVhc2luZyBzdWJzZXF1ZW5jZSBvZlxuXHRcdC8vIG9sZCBpbmRpY2VzIChwYXRpZW5jZSBzb3J0aW5nKS4gQ2hpbGRyZW4gb24gdGhlIHN1YnNlcXVlbmNlIHN0YXkgaW5cblx0XHQvLyBwbGFjZSwgYWxsIG90aGVycyBnZXQgSU5TRVJUX1ZOT0RFLiBgX2luZGV4YCBzdGlsbCBob2xkcyB0aGVcblx0XHQvLyBtYXRjaGluZ0luZGV4IGhlcmUuXG5cdFx0LyoqIEB0eXBlIHtudW1iZXJbXX0gdGFpbHNbeF0gaXMgdGhlIHNtYWxsZXN0IG9sZCBpbmRleCBlbmRpbmcgYW4gaW5jcmVhc2luZyBzdWJzZXF1ZW5jZSBvZiBsZW5ndGggeCsxICovXG5cdFx0bGV0IHRhaWxzID0gW107XG5cdFx0LyoqIEB0eXBlIHtudW1iZXJbXX0gbGVuZ3RoIG9mIHRoZSBsb25nZXN0IGluY3JlYXNpbmcgc3Vic2VxdWVuY2UgZW5kaW5nIGF0IGNoaWxkIGkgKi9cblx0XHRsZXQgbGlzTGVuZ3RocyA9IFtdO1xuXHRcdGZvciAoaSA9IDA7IGkgPCBuZXdDaGlsZHJlbkxlbmd0aDsgaSsrKSB7XG5cdFx0XHRjaGlsZFZOb2RlID0gbmV3Q2hpbGRyZW5baV07XG5cdFx0XHRpZiAoY2hpbGRWTm9kZSAmJiBjaGlsZFZOb2RlLl9mbGFncyAmIExJU19DQU5ESURBVEUpIHtcblx0XHRcdFx0Ly8gQmluYXJ5IHNlYXJjaCBmb3IgdGhlIGluc2VydGlvbiBwb2ludCwga2VlcGluZyB0aGUgcGFzcyBhdFxuXHRcdFx0XHQvLyBPKG4gbG9nIG4pIGV2ZW4gZm9yIHBhdGhvbG9naWNhbCByZW9yZGVycy5cblx0XHRcdFx0c2tldyA9IDA7XG5cdFx0XHRcdGxldCBoaSA9IHRhaWxzLmxlbmd0aDtcblx0XHRcdFx0d2hpbGUgKHNrZXcgPCBoaSkge1xuXHRcdFx0XHRcdGNvbnN0IG1pZCA9IChza2V3ICsgaGkpID4+IDE7XG5cdFx0XHRcdFx0aWYgKHRhaWxzW21pZF0gPCBjaGlsZFZOb2RlLl9pbmRleCkge1xuXHRcdFx0XHRcdFx0c2tldyA9IG1pZCArIDE7XG5cdFx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRcdGhpID0gbWlkO1xuXHRcdFx0XHRcdH1cblx0XHRcdFx0fVxuXHRcdFx0XHR0YWlsc1tza2V3XSA9IGNoaWxkVk5vZGUuX2luZGV4O1xuXHRcdFx0XHRsaXNMZW5ndGhzW2ldID0gc2tldyArIDE7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gYHNrZXdgIGlzIGRlYWQgYWZ0ZXIgdGhlIG1haW4gbG9vcDsgcmV1c2UgaXQgYXMgdGhlIHJlbWFpbmluZ1xuXHRcdC8vIHN1YnNlcXVlbmNlIGxlbmd0aCB3aGlsZSB3YWxraW5nIGJhY2t3YXJkcy4gTGlrZXdpc2UgYGlgIGlzIGxlZnQgYXRcblx0XHQvLyBuZXdDaGlsZHJlbkxlbmd0aCBieSB0aGUgbG9vcCBhYm92ZS5cblx0XHRza2V3ID0gdGFpbHMubGVuZ3RoO1xuXHRcdHdoaWxlIChpLS0pIHtcblx0XHRcdGlmIChsaXNMZW5ndGhzW2ldKSB7XG5cdFx0XHRcdGlmIChsaXNMZW5ndGhzW2ldID09IHNrZXcpIHtcblx0XHRcdFx0XHRza2V3LS07XG5cdFx0XHRcdH0gZWxzZSB7XG5cdFx0XHRcdFx0bmV3Q2hpbGRyZW5baV0uX2ZsYWdzIHw9IElOU0VSVF9WTk9ERTtcblx0XHRcdFx0fVxuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdC8vIFJlbW92ZSByZW1haW5pbmcgb2xkQ2hpbGRyZW4gaWYgdGhlcmUgYXJlIGFueS4gTG9vcCBmb3J3YXJkcyBzbyB0aGF0IGFzIHdlXG5cdC8vIHVubW91bnQgRE9NIGZyb20gdGhlIGJlZ2lubmluZyBvZiB0aGUgb2xkQ2hpbGRyZW4sIHdlIGNhbiBhZGp1c3Qgb2xkRG9tIHRvXG5cdC8vIHBvaW50IHRvIHRoZSBuZXh0IGNoaWxkLCB3aGljaCBuZWVkcyB0byBiZSB0aGUgZmlyc3QgRE9NIG5vZGUgdGhhdCB3b24ndCBiZVxuXHQvLyB1bm1vdW50ZWQuIEtlZXAgdGhpcyBhIHBsYWluIGxvb3A6IGFuIGFycm93IGZ1bmN0aW9uIGhlcmUgd291bGQgY2FwdHVyZVxuXHQvLyBgb2xkRG9tYCwgZm9yY2luZyBWOCB0byBjb250ZXh0LWFsbG9jYXRlIGl0IG9uIGV2ZXJ5IGNhbGwgdG8gdGhpcyBmdW5jdGlvbi5cblx0aWYgKHJlbWFpbmluZ09sZENoaWxkcmVuKSB7XG5cdFx0Zm9yIChpID0gMDsgaSA8IG9sZENoaWxkcmVuTGVuZ3RoOyBpKyspIHtcblx0XHRcdG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5baV07XG5cdFx0XHRpZiAob2xkVk5vZGUgJiYgIShvbGRWTm9kZS5fZmxhZ3MgJiBNQVRDSEVEKSkge1xuXHRcdFx0XHRpZiAob2xkVk5vZGUuX2RvbSA9PSBvbGREb20pIHtcblx0XHRcdFx0XHRvbGREb20gPSBnZXREb21TaWJsaW5nKG9sZFZOb2RlKTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdHVubW91bnQob2xkVk5vZGUsIG9sZFZOb2RlKTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEBwYXJhbSB7Vk5vZGV9IHBhcmVudFZOb2RlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IG9sZERvbVxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBwYXJlbnREb21cbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNNb3VudGluZ1xuICogQHJldHVybnMge1ByZWFjdEVsZW1lbnR9XG4gKi9cbmZ1bmN0aW9uIGluc2VydChwYXJlbnRWTm9kZSwgb2xkRG9tLCBwYXJlbnREb20sIGlzTW91bnRpbmcpIHtcblx0Ly8gTm90ZTogVk5vZGVzIGluIG5lc3RlZCBzdXNwZW5kZWQgdHJlZXMgbWF5IGJlIG1pc3NpbmcgX2NoaWxkcmVuLlxuXHRpZiAodHlwZW9mIHBhcmVudFZOb2RlLnR5cGUgPT0gJ2Z1bmN0aW9uJykge1xuXHRcdC8vIFJvb3QgY2hpbGRyZW4gbGl2ZSBpbiBhbm90aGVyIGNvbnRhaW5lciwgdGhleSBuZXZlciBtb3ZlIHdpdGggdGhlXG5cdFx0Ly8gaG9zdCB0cmVlIGFuZCBjb250cmlidXRlIG5vdGhpbmcgdG8gdGhlIGhvc3QgaW5zZXJ0aW9uIGN1cnNvci5cblx0XHRpZiAocGFyZW50Vk5vZGUucHJvcHMuX3BhcmVudERvbSkgcmV0dXJuIG9sZERvbTtcblx0XHRsZXQgY2hpbGRyZW4gPSBwYXJlbnRWTm9kZS5fY2hpbGRyZW47XG5cdFx0aWYgKGNoaWxkcmVuKSB7XG5cdFx0XHRmb3IgKGxldCBpID0gMDsgaSA8IGNoaWxkcmVuLmxlbmd0aDsgaSsrKSB7XG5cdFx0XHRcdGlmIChjaGlsZHJlbltpXSkge1xuXHRcdFx0XHRcdC8vIElmIHdlIGVudGVyIHRoaXMgY29kZSBwYXRoIG9uIHNDVSBiYWlsb3V0LCB3aGVyZSB3ZSBjb3B5XG5cdFx0XHRcdFx0Ly8gb2xkVk5vZGUuX2NoaWxkcmVuIHRvIG5ld1ZOb2RlLl9jaGlsZHJlbiwgd2UgbmVlZCB0byB1cGRhdGUgdGhlIG9sZFxuXHRcdFx0XHRcdC8vIGNoaWxkcmVuJ3MgX3BhcmVudCBwb2ludGVyIHRvIHBvaW50IHRvIHRoZSBuZXdWTm9kZSAocGFyZW50Vk5vZGVcblx0XHRcdFx0XHQvLyBoZXJlKS5cblx0XHRcdFx0XHRjaGlsZHJlbltpXS5fcGFyZW50ID0gcGFyZW50Vk5vZGU7XG5cdFx0XHRcdFx0b2xkRG9tID0gaW5zZXJ0KGNoaWxkcmVuW2ldLCBvbGREb20sIHBhcmVudERvbSwgZmFsc2UpO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0cmV0dXJuIG9sZERvbTtcblx0fSBlbHNlIHtcblx0XHQvLyBBIGN1cnNvciBhIHBhcmtlZCBTdXNwZW5zZSBzdWJ0cmVlIGRldGFjaGVkIGNhbid0IGJlIGEgcmVmZXJlbmNlIG5vZGU6XG5cdFx0Ly8gcmV0cnkgZnJvbSB0aGUgdm5vZGUgdHJlZSwgdGhlbiBnaXZlIHVwIGFuZCBhcHBlbmQuXG5cdFx0aWYgKG9sZERvbSAmJiAhb2xkRG9tLnBhcmVudE5vZGUpIHtcblx0XHRcdG9sZERvbSA9IGdldERvbVNpYmxpbmcocGFyZW50Vk5vZGUpO1xuXHRcdFx0aWYgKG9sZERvbSAmJiAhb2xkRG9tLnBhcmVudE5vZGUpIG9sZERvbSA9IE5VTEw7XG5cdFx0fVxuXG5cdFx0Ly8gQ29tbWVudHMgKGUuZy4gc2VydmVyIGAkc2AgbWFya2VycykgYXJlIG5ldmVyIG91cnM6IGEgbm9kZSByaWdodCBhZnRlclxuXHRcdC8vIHRoZW0gaXMgYWxyZWFkeSBpbiBwbGFjZS5cblx0XHRsZXQgZG9tID0gcGFyZW50Vk5vZGUuX2RvbTtcblx0XHRsZXQgbmV4dCA9IG9sZERvbTtcblx0XHR3aGlsZSAobmV4dCAmJiBuZXh0Lm5vZGVUeXBlID09IDgpIG5leHQgPSBuZXh0Lm5leHRTaWJsaW5nO1xuXG5cdFx0aWYgKGRvbSAhPSBuZXh0KSB7XG5cdFx0XHQvLyBDb250YWluZXJzIHRoYXQgYXJlbid0IERPTSBub2RlcyBtYXkgbm90IGltcGxlbWVudCBtb3ZlQmVmb3JlKClcblx0XHRcdGlmICghaXNNb3VudGluZyAmJiBwYXJlbnREb20ubW92ZUJlZm9yZSAmJiBkb20ucGFyZW50Tm9kZSkge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRoaXMgaXNuJ3QgYWRkZWQgdG8gVHlwZVNjcmlwdCBsaWIuZC50cyB5ZXRcblx0XHRcdFx0cGFyZW50RG9tLm1vdmVCZWZvcmUoZG9tLCBvbGREb20pO1xuXHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0cGFyZW50RG9tLmluc2VydEJlZm9yZShkb20sIG9sZERvbSB8fCBOVUxMKTtcblx0XHRcdH1cblx0XHR9XG5cdFx0b2xkRG9tID0gZG9tO1xuXHR9XG5cblx0d2hpbGUgKFxuXHRcdChvbGREb20gPSBvbGREb20gJiYgb2xkRG9tLm5leHRTaWJsaW5nKSAmJlxuXHRcdG9sZERvbS5ub2RlVHlwZSA9PSA4ICYmXG5cdFx0IW9sZERvbS5kYXRhLnN0YXJ0c1dpdGgoJyRzJylcblx0KTtcblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEZsYXR0ZW4gYW5kIGxvb3AgdGhyb3VnaCB0aGUgY2hpbGRyZW4gb2YgYSB2aXJ0dWFsIG5vZGVcbiAqIEBwYXJhbSB7Q29tcG9uZW50Q2hpbGRyZW59IGNoaWxkcmVuIFRoZSB1bmZsYXR0ZW5lZCBjaGlsZHJlbiBvZiBhIHZpcnR1YWxcbiAqIG5vZGVcbiAqIEByZXR1cm5zIHtWTm9kZVtdfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdG9DaGlsZEFycmF5KGNoaWxkcmVuLCBvdXQpIHtcblx0b3V0ID0gb3V0IHx8IFtdO1xuXHRpZiAoY2hpbGRyZW4gIT0gTlVMTCAmJiB0eXBlb2YgY2hpbGRyZW4gIT0gJ2Jvb2xlYW4nKSB7XG5cdFx0aWYgKGlzQXJyYXkoY2hpbGRyZW4pKSB7XG5cdFx0XHRjaGlsZHJlbi5zb21lKGNoaWxkID0+IHtcblx0XHRcdFx0dG9DaGlsZEFycmF5KGNoaWxkLCBvdXQpO1xuXHRcdFx0fSk7XG5cdFx0fSBlbHNlIHtcblx0XHRcdG91dC5wdXNoKGNoaWxkcmVuKTtcblx0XHR9XG5cdH1cblx0cmV0dXJuIG91dDtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge1ZOb2RlfSBjaGlsZFZOb2RlXG4gKiBAcGFyYW0ge1ZOb2RlW119IG9sZENoaWxkcmVuXG4gKiBAcGFyYW0ge251bWJlcn0gc2tld2VkSW5kZXhcbiAqIEBwYXJhbSB7bnVtYmVyfSByZW1haW5pbmdPbGRDaGlsZHJlblxuICogQHJldHVybnMge251bWJlcn1cbiAqL1xuZnVuY3Rpb24gZmluZE1hdGNoaW5nSW5kZXgoXG5cdGNoaWxkVk5vZGUsXG5cdG9sZENoaWxkcmVuLFxuXHRza2V3ZWRJbmRleCxcblx0cmVtYWluaW5nT2xkQ2hpbGRyZW5cbikge1xuXHRjb25zdCBrZXkgPSBjaGlsZFZOb2RlLmtleTtcblx0Y29uc3QgdHlwZSA9IGNoaWxkVk5vZGUudHlwZTtcblx0bGV0IG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5bc2tld2VkSW5kZXhdO1xuXHRjb25zdCBtYXRjaGVkID0gb2xkVk5vZGUgJiYgIShvbGRWTm9kZS5fZmxhZ3MgJiBNQVRDSEVEKTtcblxuXHQvLyBXZSBvbmx5IG5lZWQgdG8gcGVyZm9ybSBhIHNlYXJjaCBpZiB0aGVyZSBhcmUgbW9yZSBjaGlsZHJlblxuXHQvLyAocmVtYWluaW5nT2xkQ2hpbGRyZW4pIHRvIHNlYXJjaC4gSG93ZXZlciwgaWYgdGhlIG9sZFZOb2RlIHdlIGp1c3QgbG9va2VkXG5cdC8vIGF0IHNrZXdlZEluZGV4IHdhcyBub3QgYWxyZWFkeSB1c2VkIGluIHRoaXMgZGlmZiwgdGhlbiB0aGVyZSBtdXN0IGJlIGF0XG5cdC8vIGxlYXN0IDEgb3RoZXIgKHNvIGdyZWF0ZXIgdGhhbiAxKSByZW1haW5pbmdPbGRDaGlsZHJlbiB0byBhdHRlbXB0IHRvIG1hdGNoXG5cdC8vIGFnYWluc3QuIFNvIHRoZSBmb2xsb3dpbmcgY29uZGl0aW9uIGNoZWNrcyB0aGF0IGVuc3VyaW5nXG5cdC8vIHJlbWFpbmluZ09sZENoaWxkcmVuID4gMSBpZiB0aGUgb2xkVk5vZGUgaXMgbm90IGFscmVhZHkgdXNlZC9tYXRjaGVkLiBFbHNlXG5cdC8vIGlmIHRoZSBvbGRWTm9kZSB3YXMgbnVsbCBvciBtYXRjaGVkLCB0aGVuIHRoZXJlIGNvdWxkIG5lZWRzIHRvIGJlIGF0IGxlYXN0XG5cdC8vIDEgKGFrYSBgcmVtYWluaW5nT2xkQ2hpbGRyZW4gPiAwYCkgY2hpbGRyZW4gdG8gZmluZCBhbmQgY29tcGFyZSBhZ2FpbnN0LlxuXHQvL1xuXHQvLyBJZiB0aGVyZSBpcyBhbiB1bmtleWVkIGZ1bmN0aW9uYWwgVk5vZGUsIHRoYXQgaXNuJ3QgYSBidWlsdC1pbiBsaWtlIG91ciBGcmFnbWVudCxcblx0Ly8gd2Ugc2hvdWxkIG5vdCBzZWFyY2ggYXMgd2UgcmlzayByZS11c2luZyBzdGF0ZSBvZiBhbiB1bnJlbGF0ZWQgVk5vZGUuIChyZXZlcnRlZCBmb3Igbm93KVxuXHRsZXQgc2hvdWxkU2VhcmNoID1cblx0XHQvLyAodHlwZW9mIHR5cGUgIT0gJ2Z1bmN0aW9uJyB8fCB0eXBlID09PSBGcmFnbWVudCB8fCBrZXkpICYmXG5cdFx0Ly8gVGhlIHRlcm5hcnkga2VlcHMgdGhpcyBhIFNtaSBjb21wYXJpc29uOyBgPiBtYXRjaGVkYCB3b3VsZCBjb21wYXJlXG5cdFx0Ly8gbnVtYmVyIHRvIGJvb2xlYW4gd2hpY2ggVjggY2FuJ3Qgc2VydmUgZnJvbSB0aGUgZmFzdCBwYXRoLlxuXHRcdHJlbWFpbmluZ09sZENoaWxkcmVuID4gKG1hdGNoZWQgPyAxIDogMCk7XG5cblx0aWYgKFxuXHRcdChvbGRWTm9kZSA9PT0gTlVMTCAmJiBrZXkgPT0gTlVMTCkgfHxcblx0XHQobWF0Y2hlZCAmJiBrZXkgPT0gb2xkVk5vZGUua2V5ICYmIHR5cGUgPT0gb2xkVk5vZGUudHlwZSlcblx0KSB7XG5cdFx0cmV0dXJuIHNrZXdlZEluZGV4O1xuXHR9IGVsc2UgaWYgKHNob3VsZFNlYXJjaCkge1xuXHRcdGxldCB4O1xuXHRcdGZvciAoeCA9IHNrZXdlZEluZGV4IC0gMTsgeCA+PSAwOyB4LS0pIHtcblx0XHRcdG9sZFZOb2RlID0gb2xkQ2hpbGRyZW5beF07XG5cdFx0XHRpZiAoXG5cdFx0XHRcdG9sZFZOb2RlICYmXG5cdFx0XHRcdCEob2xkVk5vZGUuX2ZsYWdzICYgTUFUQ0hFRCkgJiZcblx0XHRcdFx0a2V5ID09IG9sZFZOb2RlLmtleSAmJlxuXHRcdFx0XHR0eXBlID09IG9sZFZOb2RlLnR5cGVcblx0XHRcdClcblx0XHRcdFx0cmV0dXJuIHg7XG5cdFx0fVxuXHRcdGZvciAoeCA9IHNrZXdlZEluZGV4ICsgMTsgeCA8IG9sZENoaWxkcmVuLmxlbmd0aDsgeCsrKSB7XG5cdFx0XHRvbGRWTm9kZSA9IG9sZENoaWxkcmVuW3hdO1xuXHRcdFx0aWYgKFxuXHRcdFx0XHRvbGRWTm9kZSAmJlxuXHRcdFx0XHQhKG9sZFZOb2RlLl9mbGFncyAmIE1BVENIRUQpICYmXG5cdFx0XHRcdGtleSA9PSBvbGRWTm9kZS5rZXkgJiZcblx0XHRcdFx0dHlwZSA9PSBvbGRWTm9kZS50eXBlXG5cdFx0XHQpXG5cdFx0XHRcdHJldHVybiB4O1xuXHRcdH1cblx0fVxuXG5cdHJldHVybiAtMTtcbn1cbiIsICJpbXBvcnQgeyBCYXNlQ29tcG9uZW50LCBnZXREb21TaWJsaW5nIH0gZnJvbSAnLi4vY29tcG9uZW50JztcbmltcG9ydCB7XG5cdENPTVBPTkVOVF9ESVJUWSxcblx0Q09NUE9ORU5UX0ZPUkNFLFxuXHRDT01QT05FTlRfUEVORElOR19FUlJPUixcblx0Q09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OLFxuXHRFTVBUWV9BUlIsXG5cdEVNUFRZX09CSixcblx0TUFUSE1MX1RPS0VOX0VMRU1FTlRTLFxuXHRNQVRIX05BTUVTUEFDRSxcblx0TU9ERV9IWURSQVRFLFxuXHRNT0RFX1NVU1BFTkRFRCxcblx0TlVMTCxcblx0UkVTRVRfTU9ERSxcblx0U1ZHX05BTUVTUEFDRSxcblx0VU5ERUZJTkVELFxuXHRWTk9ERV9NQVJLRVIsXG5cdFhIVE1MX05BTUVTUEFDRVxufSBmcm9tICcuLi9jb25zdGFudHMnO1xuaW1wb3J0IHsgRnJhZ21lbnQgfSBmcm9tICcuLi9jcmVhdGUtZWxlbWVudCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuLi9vcHRpb25zJztcbmltcG9ydCB7IGFzc2lnbiwgaXNBcnJheSwgcmVtb3ZlTm9kZSwgc2xpY2UgfSBmcm9tICcuLi91dGlsJztcbmltcG9ydCB7IGRpZmZDaGlsZHJlbiB9IGZyb20gJy4vY2hpbGRyZW4nO1xuaW1wb3J0IHsgc2V0UHJvcGVydHkgfSBmcm9tICcuL3Byb3BzJztcblxuLyoqXG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudFR5cGV9IENvbXBvbmVudFR5cGVcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50Q2hpbGRyZW59IENvbXBvbmVudENoaWxkcmVuXG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudH0gQ29tcG9uZW50XG4gKiBAdHlwZWRlZiB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IFByZWFjdEVsZW1lbnRcbiAqIEB0eXBlZGVmIHtpbXBvcnQoJy4uL2ludGVybmFsJykuVk5vZGV9IFZOb2RlXG4gKi9cblxuLyoqXG4gKiBAdGVtcGxhdGUge2FueX0gVFxuICogQHR5cGVkZWYge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5SZWY8VD59IFJlZjxUPlxuICovXG5cbi8qKlxuICogRGlmZiB0d28gdmlydHVhbCBub2RlcyBhbmQgYXBwbHkgcHJvcGVyIGNoYW5nZXMgdG8gdGhlIERPTVxuICogQHBhcmFtIHtQcmVhY3RFbGVtZW50fSBwYXJlbnREb20gVGhlIHBhcmVudCBvZiB0aGUgRE9NIGVsZW1lbnRcbiAqIEBwYXJhbSB7Vk5vZGV9IG5ld1ZOb2RlIFRoZSBuZXcgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ZOb2RlfSBvbGRWTm9kZSBUaGUgb2xkIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtvYmplY3R9IGdsb2JhbENvbnRleHQgVGhlIGN1cnJlbnQgY29udGV4dCBvYmplY3QuIE1vZGlmaWVkIGJ5XG4gKiBnZXRDaGlsZENvbnRleHRcbiAqIEBwYXJhbSB7c3RyaW5nfSBuYW1lc3BhY2UgQ3VycmVudCBuYW1lc3BhY2Ugb2YgdGhlIERPTSBub2RlIChIVE1MLCBTVkcsIG9yIE1hdGhNTClcbiAqIEBwYXJhbSB7QXJyYXk8UHJlYWN0RWxlbWVudD59IGV4Y2Vzc0RvbUNoaWxkcmVuXG4gKiBAcGFyYW0ge0FycmF5PENvbXBvbmVudD59IGNvbW1pdFF1ZXVlIExpc3Qgb2YgY29tcG9uZW50cyB3aGljaCBoYXZlIGNhbGxiYWNrc1xuICogdG8gaW52b2tlIGluIGNvbW1pdFJvb3RcbiAqIEBwYXJhbSB7UHJlYWN0RWxlbWVudH0gb2xkRG9tIFRoZSBjdXJyZW50IGF0dGFjaGVkIERPTSBlbGVtZW50IGFueSBuZXcgZG9tXG4gKiBlbGVtZW50cyBzaG91bGQgYmUgcGxhY2VkIGFyb3VuZC4gTGlrZWx5IGBudWxsYCBvbiBmaXJzdCByZW5kZXIgKGV4Y2VwdCB3aGVuXG4gKiBoeWRyYXRpbmcpLiBDYW4gYmUgYSBzaWJsaW5nIERPTSBlbGVtZW50IHdoZW4gZGlmZmluZyBGcmFnbWVudHMgdGhhdCBoYXZlXG4gKiBzaWJsaW5ncy4gSW4gbW9zdCBjYXNlcywgaXQgc3RhcnRzIG91dCBhcyBgb2xkQ2hpbGRyZW5bMF0uX2RvbWAuXG4gKiBAcGFyYW0ge2Jvb2xlYW59IGlzSHlkcmF0aW5nIFdoZXRoZXIgb3Igbm90IHdlIGFyZSBpbiBoeWRyYXRpb25cbiAqIEBwYXJhbSB7YW55W119IHJlZlF1ZXVlIGFuIGFycmF5IG9mIGVsZW1lbnRzIG5lZWRlZCB0byBpbnZva2UgcmVmc1xuICovXG5leHBvcnQgZnVuY3Rpb24gZGlmZihcblx0cGFyZW50RG9tLFxuXHRuZXdWTm9kZSxcblx0b2xkVk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRvbGREb20sXG5cdGlzSHlkcmF0aW5nLFxuXHRyZWZRdWV1ZVxuKSB7XG5cdC8qKiBAdHlwZSB7YW55fSAqL1xuXHRsZXQgdG1wLFxuXHRcdHJlc3VtZWQsXG5cdFx0bmV3VHlwZSA9IG5ld1ZOb2RlLnR5cGU7XG5cblx0Ly8gT25seSBkaWZmIFZOb2RlcyBjcmVhdGVkIGJ5IFByZWFjdC5cblx0aWYgKG5ld1ZOb2RlLmNvbnN0cnVjdG9yICE9PSBWTk9ERV9NQVJLRVIpIHJldHVybiBOVUxMO1xuXG5cdC8vIElmIHRoZSBwcmV2aW91cyBkaWZmIGJhaWxlZCBvdXQsIHJlc3VtZSBjcmVhdGluZy9oeWRyYXRpbmcgaW50byB0aGUgRE9NXG5cdC8vIHRoYXQgd2FzIGtlcHQgd2hpbGUgc3VzcGVuZGVkIChzZXJ2ZXItcmVuZGVyZWQsIG9yIGFscmVhZHkgaW4gdGhlXG5cdC8vIGNvbnRhaW5lciB3ZSByZW5kZXJlZCBpbnRvKS4gYHRtcGAgaG9sZHMgdGhlIHN0b3JlZCBleGNlc3Mgbm9kZSB1bnRpbCB0aGVcblx0Ly8gb3B0aW9ucy5fZGlmZiBjYWxsIGJlbG93LlxuXHRpZiAoXG5cdFx0b2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9TVVNQRU5ERUQgJiZcblx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRoaXMgaXMgTU9ERV9IWURSQVRFIG9yIDBcblx0XHQoKGlzSHlkcmF0aW5nID0gb2xkVk5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFKSxcblx0XHQodG1wID0gb2xkVk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzKSlcblx0KSB7XG5cdFx0bmV3Vk5vZGUuX2ZsYWdzIHw9IGlzSHlkcmF0aW5nO1xuXHRcdHJlc3VtZWQgPSBleGNlc3NEb21DaGlsZHJlbiA9IFtdO1xuXHRcdGlmICh0bXAubm9kZVR5cGUgPT0gOCkge1xuXHRcdFx0Ly8gUmUtc2NhbiBET00gZnJvbSBzdG9yZWQgc3RhcnQgbWFya2VyIGZvciBzdHJlYW1lZCBoeWRyYXRpb24uXG5cdFx0XHRvbGREb20gPSByYW5nZUVuZCh0bXAsIGV4Y2Vzc0RvbUNoaWxkcmVuKTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0ZXhjZXNzRG9tQ2hpbGRyZW4ucHVzaCh0bXApO1xuXHRcdH1cblx0XHRvbGREb20gPSBleGNlc3NEb21DaGlsZHJlblswXSB8fCBvbGREb207XG5cdH1cblxuXHRpZiAoKHRtcCA9IG9wdGlvbnMuX2RpZmYpKSB0bXAobmV3Vk5vZGUpO1xuXG5cdG91dGVyOiBpZiAodHlwZW9mIG5ld1R5cGUgPT0gJ2Z1bmN0aW9uJykge1xuXHRcdGxldCBvbGRDb21taXRRdWV1ZUxlbmd0aCA9IGNvbW1pdFF1ZXVlLmxlbmd0aDtcblx0XHR0cnkge1xuXHRcdFx0bGV0IGMsXG5cdFx0XHRcdG9sZFByb3BzLFxuXHRcdFx0XHRvbGRTdGF0ZSxcblx0XHRcdFx0c25hcHNob3QsXG5cdFx0XHRcdG5ld1Byb3BzID0gbmV3Vk5vZGUucHJvcHM7XG5cdFx0XHRjb25zdCBpc0NsYXNzQ29tcG9uZW50ID0gKHRtcCA9IG5ld1R5cGUucHJvdG90eXBlKSAmJiB0bXAucmVuZGVyO1xuXG5cdFx0XHQvLyBOZWNlc3NhcnkgZm9yIGNyZWF0ZUNvbnRleHQgYXBpLiBTZXR0aW5nIHRoaXMgcHJvcGVydHkgd2lsbCBwYXNzXG5cdFx0XHQvLyB0aGUgY29udGV4dCB2YWx1ZSBhcyBgdGhpcy5jb250ZXh0YCBqdXN0IGZvciB0aGlzIGNvbXBvbmVudC5cblx0XHRcdHRtcCA9IG5ld1R5cGUuY29udGV4dFR5cGU7XG5cdFx0XHRjb25zdCBwcm92aWRlciA9IHRtcCAmJiBnbG9iYWxDb250ZXh0W3RtcC5faWRdO1xuXHRcdFx0Y29uc3QgY29tcG9uZW50Q29udGV4dCA9IHRtcFxuXHRcdFx0XHQ/IHByb3ZpZGVyXG5cdFx0XHRcdFx0PyBwcm92aWRlci5wcm9wcy52YWx1ZVxuXHRcdFx0XHRcdDogdG1wLl9kZWZhdWx0VmFsdWVcblx0XHRcdFx0OiBnbG9iYWxDb250ZXh0O1xuXG5cdFx0XHQvLyBHZXQgY29tcG9uZW50IGFuZCBzZXQgaXQgdG8gYGNgXG5cdFx0XHRpZiAoKGMgPSBvbGRWTm9kZS5fY29tcG9uZW50KSkge1xuXHRcdFx0XHRuZXdWTm9kZS5fY29tcG9uZW50ID0gYztcblx0XHRcdFx0aWYgKGMuX2JpdHMgJiBDT01QT05FTlRfUEVORElOR19FUlJPUikge1xuXHRcdFx0XHRcdGMuX2JpdHMgfD0gQ09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHQvLyBJbnN0YW50aWF0ZSB0aGUgbmV3IGNvbXBvbmVudFxuXHRcdFx0XHRpZiAoaXNDbGFzc0NvbXBvbmVudCkge1xuXHRcdFx0XHRcdC8vIEB0cy1leHBlY3QtZXJyb3IgVHJ1c3QgbWUsIENvbXBvbmVudCBpbXBsZW1lbnRzIHRoZSBpbnRlcmZhY2Ugd2Ugd2FudFxuXHRcdFx0XHRcdG5ld1ZOb2RlLl9jb21wb25lbnQgPSBjID0gbmV3IG5ld1R5cGUobmV3UHJvcHMsIGNvbXBvbmVudENvbnRleHQpOyAvLyBlc2xpbnQtZGlzYWJsZS1saW5lIG5ldy1jYXBcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFRydXN0IG1lLCBDb21wb25lbnQgaW1wbGVtZW50cyB0aGUgaW50ZXJmYWNlIHdlIHdhbnRcblx0XHRcdFx0XHRuZXdWTm9kZS5fY29tcG9uZW50ID0gYyA9IG5ldyBCYXNlQ29tcG9uZW50KFxuXHRcdFx0XHRcdFx0bmV3UHJvcHMsXG5cdFx0XHRcdFx0XHRjb21wb25lbnRDb250ZXh0XG5cdFx0XHRcdFx0KTtcblxuXHRcdFx0XHRcdGMuY29uc3RydWN0b3IgPSBuZXdUeXBlO1xuXHRcdFx0XHRcdGMucmVuZGVyID0gZG9SZW5kZXI7XG5cdFx0XHRcdH1cblx0XHRcdFx0aWYgKHByb3ZpZGVyKSBwcm92aWRlci5zdWIoYyk7XG5cblx0XHRcdFx0aWYgKCFjLnN0YXRlKSBjLnN0YXRlID0ge307XG5cdFx0XHRcdGMuX2dsb2JhbENvbnRleHQgPSBnbG9iYWxDb250ZXh0O1xuXHRcdFx0XHRjLl9iaXRzIHw9IENPTVBPTkVOVF9ESVJUWTtcblx0XHRcdFx0Yy5fcmVuZGVyQ2FsbGJhY2tzID0gW107XG5cdFx0XHRcdGMuX3N0YXRlQ2FsbGJhY2tzID0gW107XG5cdFx0XHR9XG5cblx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50KSB7XG5cdFx0XHRcdGlmICghYy5fbmV4dFN0YXRlKSBjLl9uZXh0U3RhdGUgPSBjLnN0YXRlO1xuXG5cdFx0XHRcdC8vIEludm9rZSBnZXREZXJpdmVkU3RhdGVGcm9tUHJvcHNcblx0XHRcdFx0aWYgKG5ld1R5cGUuZ2V0RGVyaXZlZFN0YXRlRnJvbVByb3BzKSB7XG5cdFx0XHRcdFx0aWYgKGMuX25leHRTdGF0ZSA9PSBjLnN0YXRlKSB7XG5cdFx0XHRcdFx0XHRjLl9uZXh0U3RhdGUgPSBhc3NpZ24oe30sIGMuX25leHRTdGF0ZSk7XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0YXNzaWduKFxuXHRcdFx0XHRcdFx0Yy5fbmV4dFN0YXRlLFxuXHRcdFx0XHRcdFx0bmV3VHlwZS5nZXREZXJpdmVkU3RhdGVGcm9tUHJvcHMobmV3UHJvcHMsIGMuX25leHRTdGF0ZSlcblx0XHRcdFx0XHQpO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cblx0XHRcdG9sZFByb3BzID0gYy5wcm9wcztcblx0XHRcdG9sZFN0YXRlID0gYy5zdGF0ZTtcblx0XHRcdGMuX3Zub2RlID0gbmV3Vk5vZGU7XG5cblx0XHRcdC8vIEludm9rZSBwcmUtcmVuZGVyIGxpZmVjeWNsZSBtZXRob2RzXG5cdFx0XHRpZiAoIW9sZFZOb2RlLl9jb21wb25lbnQpIHtcblx0XHRcdFx0aWYgKFxuXHRcdFx0XHRcdGlzQ2xhc3NDb21wb25lbnQgJiZcblx0XHRcdFx0XHQhbmV3VHlwZS5nZXREZXJpdmVkU3RhdGVGcm9tUHJvcHMgJiZcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxNb3VudFxuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxNb3VudCgpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGlzQ2xhc3NDb21wb25lbnQgJiYgYy5jb21wb25lbnREaWRNb3VudCkge1xuXHRcdFx0XHRcdGMuX3JlbmRlckNhbGxiYWNrcy5wdXNoKGMuY29tcG9uZW50RGlkTW91bnQpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRpZiAoXG5cdFx0XHRcdFx0bmV3UHJvcHMgIT09IG9sZFByb3BzICYmXG5cdFx0XHRcdFx0aXNDbGFzc0NvbXBvbmVudCAmJlxuXHRcdFx0XHRcdCFuZXdUeXBlLmdldERlcml2ZWRTdGF0ZUZyb21Qcm9wcyAmJlxuXHRcdFx0XHRcdGMuY29tcG9uZW50V2lsbFJlY2VpdmVQcm9wc1xuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHRjLmNvbXBvbmVudFdpbGxSZWNlaXZlUHJvcHMobmV3UHJvcHMsIGNvbXBvbmVudENvbnRleHQpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKFxuXHRcdFx0XHRcdChuZXdWTm9kZS5fb3JpZ2luYWwgPT0gb2xkVk5vZGUuX29yaWdpbmFsICYmXG5cdFx0XHRcdFx0XHQhKGMuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpKSB8fFxuXHRcdFx0XHRcdCghKGMuX2JpdHMgJiBDT01QT05FTlRfRk9SQ0UpICYmXG5cdFx0XHRcdFx0XHRjLnNob3VsZENvbXBvbmVudFVwZGF0ZSAmJlxuXHRcdFx0XHRcdFx0Yy5zaG91bGRDb21wb25lbnRVcGRhdGUoXG5cdFx0XHRcdFx0XHRcdG5ld1Byb3BzLFxuXHRcdFx0XHRcdFx0XHRjLl9uZXh0U3RhdGUsXG5cdFx0XHRcdFx0XHRcdGNvbXBvbmVudENvbnRleHRcblx0XHRcdFx0XHRcdCkgPT09IGZhbHNlKVxuXHRcdFx0XHQpIHtcblx0XHRcdFx0XHQvLyBNb3JlIGluZm8gYWJvdXQgdGhpcyBoZXJlOiBodHRwczovL2dpc3QuZ2l0aHViLmNvbS9Kb3ZpRGVDcm9vY2svYmVjNWYyY2U5MzU0NGQyZTYwNzBlZjhlMDAzNmU0ZThcblx0XHRcdFx0XHRpZiAobmV3Vk5vZGUuX29yaWdpbmFsICE9IG9sZFZOb2RlLl9vcmlnaW5hbCkge1xuXHRcdFx0XHRcdFx0Ly8gV2hlbiB3ZSBhcmUgZGVhbGluZyB3aXRoIGEgYmFpbCBiZWNhdXNlIG9mIHNDVSB3ZSBoYXZlIHRvIHVwZGF0ZVxuXHRcdFx0XHRcdFx0Ly8gdGhlIHByb3BzLCBzdGF0ZSBhbmQgZGlydHktc3RhdGUuXG5cdFx0XHRcdFx0XHQvLyB3aGVuIHdlIGFyZSBkZWFsaW5nIHdpdGggc3RyaWN0LWVxdWFsaXR5IHdlIGRvbid0IGFzIHRoZSBjaGlsZCBjb3VsZCBzdGlsbFxuXHRcdFx0XHRcdFx0Ly8gYmUgZGlydGllZCBzZWUgIzM4ODNcblx0XHRcdFx0XHRcdGMucHJvcHMgPSBuZXdQcm9wcztcblx0XHRcdFx0XHRcdGMuc3RhdGUgPSBjLl9uZXh0U3RhdGU7XG5cdFx0XHRcdFx0XHRjLl9iaXRzICY9IH5DT01QT05FTlRfRElSVFk7XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0bmV3Vk5vZGUuX2RvbSA9IG9sZFZOb2RlLl9kb207XG5cdFx0XHRcdFx0bmV3Vk5vZGUuX2NoaWxkcmVuID0gb2xkVk5vZGUuX2NoaWxkcmVuO1xuXHRcdFx0XHRcdG5ld1ZOb2RlLl9jaGlsZHJlbi5zb21lKHZub2RlID0+IHtcblx0XHRcdFx0XHRcdGlmICh2bm9kZSkgdm5vZGUuX3BhcmVudCA9IG5ld1ZOb2RlO1xuXHRcdFx0XHRcdH0pO1xuXG5cdFx0XHRcdFx0RU1QVFlfQVJSLnB1c2guYXBwbHkoYy5fcmVuZGVyQ2FsbGJhY2tzLCBjLl9zdGF0ZUNhbGxiYWNrcyk7XG5cdFx0XHRcdFx0Yy5fc3RhdGVDYWxsYmFja3MgPSBbXTtcblxuXHRcdFx0XHRcdGlmIChjLl9yZW5kZXJDYWxsYmFja3MubGVuZ3RoKSB7XG5cdFx0XHRcdFx0XHRjb21taXRRdWV1ZS5wdXNoKGMpO1xuXHRcdFx0XHRcdH1cblxuXHRcdFx0XHRcdC8vIFNraXAgb3ZlciB0aGUgcmV0YWluZWQgc3VidHJlZSB3aXRob3V0IHRyYXZlcnNpbmcgaXQ7IHRoZVxuXHRcdFx0XHRcdC8vIGByZXN1bHRgIGJyYW5jaCBpbiBkaWZmQ2hpbGRyZW4gcGlja3MgdGhpcyB1cCBhcyB0aGUgbmV4dFxuXHRcdFx0XHRcdC8vIG9sZERvbS5cblx0XHRcdFx0XHRvbGREb20gPSBnZXREb21TaWJsaW5nKG9sZFZOb2RlKTtcblxuXHRcdFx0XHRcdGJyZWFrIG91dGVyO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGMuY29tcG9uZW50V2lsbFVwZGF0ZSkge1xuXHRcdFx0XHRcdGMuY29tcG9uZW50V2lsbFVwZGF0ZShuZXdQcm9wcywgYy5fbmV4dFN0YXRlLCBjb21wb25lbnRDb250ZXh0KTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50ICYmIGMuY29tcG9uZW50RGlkVXBkYXRlKSB7XG5cdFx0XHRcdFx0Yy5fcmVuZGVyQ2FsbGJhY2tzLnB1c2goKCkgPT4ge1xuXHRcdFx0XHRcdFx0Yy5jb21wb25lbnREaWRVcGRhdGUob2xkUHJvcHMsIG9sZFN0YXRlLCBzbmFwc2hvdCk7XG5cdFx0XHRcdFx0fSk7XG5cdFx0XHRcdH1cblx0XHRcdH1cblxuXHRcdFx0Yy5jb250ZXh0ID0gY29tcG9uZW50Q29udGV4dDtcblx0XHRcdGMucHJvcHMgPSBuZXdQcm9wcztcblx0XHRcdGMuX3BhcmVudERvbSA9IHBhcmVudERvbTtcblx0XHRcdGMuX2JpdHMgJj0gfkNPTVBPTkVOVF9GT1JDRTtcblxuXHRcdFx0Ly8gRnVuY3Rpb24gY29tcG9uZW50cyByZS1yZW5kZXIgdW50aWwgdGhleSBzdG9wIGNhbGxpbmcgc2V0U3RhdGVcblx0XHRcdC8vIGR1cmluZyByZW5kZXIgKHNlZSAjMjU1MyksIGNsYXNzIGNvbXBvbmVudHMgcmVuZGVyIGV4YWN0bHkgb25jZS5cblx0XHRcdGxldCByZW5kZXJIb29rID0gb3B0aW9ucy5fcmVuZGVyLFxuXHRcdFx0XHRjb3VudCA9IGlzQ2xhc3NDb21wb25lbnQgPyAyNSA6IDA7XG5cdFx0XHRkbyB7XG5cdFx0XHRcdGMuX2JpdHMgJj0gfkNPTVBPTkVOVF9ESVJUWTtcblx0XHRcdFx0aWYgKHJlbmRlckhvb2spIHJlbmRlckhvb2sobmV3Vk5vZGUpO1xuXHRcdFx0XHR0bXAgPSBjLnJlbmRlcihjLnByb3BzLCAoYy5zdGF0ZSA9IGMuX25leHRTdGF0ZSksIGMuY29udGV4dCk7XG5cdFx0XHR9IHdoaWxlIChjLl9iaXRzICYgQ09NUE9ORU5UX0RJUlRZICYmICsrY291bnQgPCAyNSk7XG5cblx0XHRcdGlmIChpc0NsYXNzQ29tcG9uZW50KSB7XG5cdFx0XHRcdEVNUFRZX0FSUi5wdXNoLmFwcGx5KGMuX3JlbmRlckNhbGxiYWNrcywgYy5fc3RhdGVDYWxsYmFja3MpO1xuXHRcdFx0XHRjLl9zdGF0ZUNhbGxiYWNrcyA9IFtdO1xuXHRcdFx0fVxuXG5cdFx0XHQvLyBIYW5kbGUgc2V0U3RhdGUgY2FsbGVkIGluIHJlbmRlciwgc2VlICMyNTUzXG5cdFx0XHRjLnN0YXRlID0gYy5fbmV4dFN0YXRlO1xuXG5cdFx0XHRpZiAoYy5nZXRDaGlsZENvbnRleHQpIHtcblx0XHRcdFx0Z2xvYmFsQ29udGV4dCA9IGFzc2lnbih7fSwgZ2xvYmFsQ29udGV4dCwgYy5nZXRDaGlsZENvbnRleHQoKSk7XG5cdFx0XHR9XG5cblx0XHRcdGlmIChcblx0XHRcdFx0aXNDbGFzc0NvbXBvbmVudCAmJlxuXHRcdFx0XHRvbGRWTm9kZS5fY29tcG9uZW50ICYmXG5cdFx0XHRcdGMuZ2V0U25hcHNob3RCZWZvcmVVcGRhdGVcblx0XHRcdCkge1xuXHRcdFx0XHRzbmFwc2hvdCA9IGMuZ2V0U25hcHNob3RCZWZvcmVVcGRhdGUob2xkUHJvcHMsIG9sZFN0YXRlKTtcblx0XHRcdH1cblxuXHRcdFx0Y29uc3QgcmVuZGVyUmVzdWx0ID1cblx0XHRcdFx0dG1wICYmIHRtcC50eXBlID09PSBGcmFnbWVudCAmJiB0bXAua2V5ID09IE5VTExcblx0XHRcdFx0XHQ/IHRtcC5wcm9wcy5jaGlsZHJlblxuXHRcdFx0XHRcdDogdG1wO1xuXG5cdFx0XHQvLyBBIHZub2RlIGNhcnJ5aW5nIGEgYF9wYXJlbnREb21gIHByb3AsIGNvbnNpZGVyZWQgYSBuZXcgcm9vdCxcblx0XHRcdC8vIGNvbnRpbnVlcyByZW5kZXJpbmcgaW50byB0aGF0IGNvbnRhaW5lci4gVGhlIHN1YnRyZWUgbXVzdCBzdGF5XG5cdFx0XHQvLyBpbnZpc2libGUgdG8gdGhlIGhvc3QgdHJlZSdzIERPTSBib29ra2VlcGluZzogdGhlIHBvcnRhbCB2bm9kZVxuXHRcdFx0Ly8ga2VlcHMgYSBgbnVsbGAgYF9kb21gIGFuZCB0aGUgaG9zdCBpbnNlcnRpb24gY3Vyc29yIChgb2xkRG9tYClcblx0XHRcdC8vIHBhc3NlcyB0aHJvdWdoIHVuY2hhbmdlZC5cblx0XHRcdC8vIGB0bXBgICh0aGUgcmF3IHJlbmRlciByZXN1bHQsIGFscmVhZHkgdW53cmFwcGVkIGludG8gcmVuZGVyUmVzdWx0KVxuXHRcdFx0Ly8gZG91YmxlcyBhcyB0aGUgc2F2ZWQgaG9zdCBpbnNlcnRpb24gY3Vyc29yIHdoaWxlIHdlIHJlbmRlciBpbnRvXG5cdFx0XHQvLyB0aGUgcG9ydGFsJ3MgY29udGFpbmVyLlxuXHRcdFx0aWYgKG5ld1Byb3BzLl9wYXJlbnREb20pIHtcblx0XHRcdFx0dG1wID0gb2xkRG9tO1xuXHRcdFx0XHRwYXJlbnREb20gPSBuZXdQcm9wcy5fcGFyZW50RG9tO1xuXHRcdFx0XHQvLyBJZiB3ZSBwb3J0YWwgaW50byBhIG1hdGggb3Igc3ZnIGVsZW1lbnQgd2UgbmVlZFxuXHRcdFx0XHQvLyB0byBzd2FwIHRoZSBuYW1lc3BhY2UgKGNoYXJ0IGxpYnJhcmllcyBvZnRlbiBkbyB0aGlzKS5cblx0XHRcdFx0Ly8gVGhlIGRvY3VtZW50IGZvbGxvd3MgdGhlIGNvbnRhaW5lciB0b28gKGUuZy4gaWZyYW1lcykgYXNcblx0XHRcdFx0Ly8gZGlmZkVsZW1lbnROb2RlcyBkZXJpdmVzIGl0IGZyb20gaXRzIHBhcmVudERvbS5cblx0XHRcdFx0bmFtZXNwYWNlID0gcGFyZW50RG9tLm5hbWVzcGFjZVVSSTtcblx0XHRcdFx0Ly8gUG9ydGFscyBhcmUgbmV2ZXIgc2VydmVyLXJlbmRlcmVkOiBoeWRyYXRpb24gbXVzdCBub3QgY2xhaW0gdGhlXG5cdFx0XHRcdC8vIGhvc3QgcGFyZW50J3MgZXhjZXNzIG5vZGVzIGZvciB0aGUgY29udGFpbmVyJ3MgY2hpbGRyZW4uXG5cdFx0XHRcdGlzSHlkcmF0aW5nID0gZXhjZXNzRG9tQ2hpbGRyZW4gPSBOVUxMO1xuXG5cdFx0XHRcdC8vIENoYW5naW5nIHRoZSBjb250YWluZXIgcmVtb3VudHMgdGhlIGNoaWxkcmVuIGludG8gdGhlIG5ldyBvbmVcblx0XHRcdFx0aWYgKG9sZFZOb2RlLnByb3BzICYmIG9sZFZOb2RlLnByb3BzLl9wYXJlbnREb20gIT0gcGFyZW50RG9tKSB7XG5cdFx0XHRcdFx0LyoqIEB0eXBlIHtWTm9kZVtdfSAqLyAob2xkVk5vZGUuX2NoaWxkcmVuKS5zb21lKGNoaWxkID0+IHtcblx0XHRcdFx0XHRcdGlmIChjaGlsZCkgdW5tb3VudChjaGlsZCwgY2hpbGQpO1xuXHRcdFx0XHRcdH0pO1xuXHRcdFx0XHRcdG9sZFZOb2RlLl9jaGlsZHJlbiA9IE5VTEw7XG5cdFx0XHRcdH1cblxuXHRcdFx0XHRvbGREb20gPSBvbGRWTm9kZS5fY2hpbGRyZW4gPyBnZXREb21TaWJsaW5nKG9sZFZOb2RlLCAwKSA6IE5VTEw7XG5cdFx0XHR9XG5cblx0XHRcdG9sZERvbSA9IGRpZmZDaGlsZHJlbihcblx0XHRcdFx0cGFyZW50RG9tLFxuXHRcdFx0XHRpc0FycmF5KHJlbmRlclJlc3VsdCkgPyByZW5kZXJSZXN1bHQgOiBbcmVuZGVyUmVzdWx0XSxcblx0XHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0XHRnbG9iYWxDb250ZXh0LFxuXHRcdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuLFxuXHRcdFx0XHRjb21taXRRdWV1ZSxcblx0XHRcdFx0b2xkRG9tLFxuXHRcdFx0XHRpc0h5ZHJhdGluZyxcblx0XHRcdFx0cmVmUXVldWVcblx0XHRcdCk7XG5cblx0XHRcdC8vIFdoZW4gd2UgZXhpdCBhIHBvcnRhbCB3ZVxuXHRcdFx0Ly8gY2hhbmdlIHVwIHRoZSBvbGREb21cblx0XHRcdGlmIChuZXdQcm9wcy5fcGFyZW50RG9tKSB7XG5cdFx0XHRcdG5ld1ZOb2RlLl9kb20gPSBOVUxMO1xuXHRcdFx0XHRvbGREb20gPSB0bXA7XG5cdFx0XHR9XG5cblx0XHRcdC8vIEtlZXAgYF9leGNlc3NgIHNvIHVubW91bnQgY2FuIHJlbW92ZSB0aGUgcmFuZ2UgbWFya2Vycy5cblx0XHRcdG5ld1ZOb2RlLl9mbGFncyAmPSBSRVNFVF9NT0RFO1xuXG5cdFx0XHQvLyBSZW1vdmUgdGhlIGtlcHQgRE9NIHRoaXMgcmVzdW1lZCByZW5kZXIgZGlkbid0IGNsYWltXG5cdFx0XHRpZiAocmVzdW1lZCkgcmVzdW1lZC5zb21lKHJlbW92ZU5vZGUpO1xuXG5cdFx0XHRpZiAoYy5fcmVuZGVyQ2FsbGJhY2tzLmxlbmd0aCkge1xuXHRcdFx0XHRjb21taXRRdWV1ZS5wdXNoKGMpO1xuXHRcdFx0fVxuXG5cdFx0XHQvLyBPbmx5IGNsZWFyIHdoZW4gdGhpcyByZW5kZXIgd2FzIHRoZSByZXRyeTsgUEVORElOR19FUlJPUiBzZXQgYnkgYVxuXHRcdFx0Ly8gZGVzY2VuZGFudCBkdXJpbmcgdGhpcyByZW5kZXIgbXVzdCBzdXJ2aXZlIHVudGlsIHRoZW4uXG5cdFx0XHRpZiAoYy5fYml0cyAmIENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTikge1xuXHRcdFx0XHRjLl9iaXRzICY9IH4oQ09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OIHwgQ09NUE9ORU5UX1BFTkRJTkdfRVJST1IpO1xuXHRcdFx0fVxuXHRcdH0gY2F0Y2ggKGUpIHtcblx0XHRcdC8vIFdlIHJlbW92ZSBhbnkgY29tcG9uZW50RGlkTW91bnQsIC4uLlxuXHRcdFx0Ly8gdGhhdCBoYXZlIGJlZW4gaW52YWxpZGF0ZWQgYnkgdXNcblx0XHRcdC8vIGludGVyY2VwdGluZyB0aGUgZXJyb3IuXG5cdFx0XHRjb21taXRRdWV1ZS5sZW5ndGggPSBvbGRDb21taXRRdWV1ZUxlbmd0aDtcblx0XHRcdG5ld1ZOb2RlLl9vcmlnaW5hbCA9IE5VTEw7XG5cdFx0XHQvLyBpZiBoeWRyYXRpbmcgb3IgY3JlYXRpbmcgaW5pdGlhbCB0cmVlLCBiYWlsb3V0IHByZXNlcnZlcyBET006XG5cdFx0XHRpZiAoaXNIeWRyYXRpbmcgfHwgZXhjZXNzRG9tQ2hpbGRyZW4pIHtcblx0XHRcdFx0aWYgKGUgJiYgZS50aGVuKSB7XG5cdFx0XHRcdFx0bGV0IHN0YXJ0TWFya2VyLCBlbmQ7XG5cblx0XHRcdFx0XHQvLyBpc0h5ZHJhdGluZyBpcyBNT0RFX0hZRFJBVEUgb3IgZmFsc3lcblx0XHRcdFx0XHRuZXdWTm9kZS5fZmxhZ3MgfD0gTU9ERV9TVVNQRU5ERUQgfCBpc0h5ZHJhdGluZztcblxuXHRcdFx0XHRcdGlmIChleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdFx0XHRcdFx0bGV0IGkgPSBleGNlc3NEb21DaGlsZHJlbi5pbmRleE9mKG9sZERvbSB8fCBVTkRFRklORUQpLFxuXHRcdFx0XHRcdFx0XHRjaGlsZDtcblx0XHRcdFx0XHRcdGlmICghfmkpIGkgPSBleGNlc3NEb21DaGlsZHJlbi5sZW5ndGg7XG5cblx0XHRcdFx0XHRcdC8vIFRoZSBjdXJzb3Igc2tpcHMgY29tbWVudHM6IHN0ZXAgYmFjayB0byB0aGlzIGNvbXBvbmVudCdzIG1hcmtlcnMuXG5cdFx0XHRcdFx0XHR3aGlsZSAoKGNoaWxkID0gZXhjZXNzRG9tQ2hpbGRyZW5baSAtIDFdKSAmJiBjaGlsZC5ub2RlVHlwZSA9PSA4KSB7XG5cdFx0XHRcdFx0XHRcdGktLTtcblx0XHRcdFx0XHRcdH1cblxuXHRcdFx0XHRcdFx0Ly8gS2VlcCB3aGF0IHRoaXMgY29tcG9uZW50IHdvdWxkIGhhdmUgY2xhaW1lZDogaXRzIHdob2xlXG5cdFx0XHRcdFx0XHQvLyBzdHJlYW1lZCByYW5nZSAoYWxsIG9mIGl0IHdoZW4gdW5jbG9zZWQpLCBvciBlbHNlIHRoZSBmaXJzdFxuXHRcdFx0XHRcdFx0Ly8gbm9kZSB0aGF0IGlzbid0IGEgY29tbWVudC5cblx0XHRcdFx0XHRcdGZvciAoOyBpIDwgZXhjZXNzRG9tQ2hpbGRyZW4ubGVuZ3RoOyBpKyspIHtcblx0XHRcdFx0XHRcdFx0aWYgKChjaGlsZCA9IGV4Y2Vzc0RvbUNoaWxkcmVuW2ldKSkge1xuXHRcdFx0XHRcdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuW2ldID0gTlVMTDtcblx0XHRcdFx0XHRcdFx0XHRpZiAoc3RhcnRNYXJrZXIpIHtcblx0XHRcdFx0XHRcdFx0XHRcdGlmIChjaGlsZCA9PSBlbmQpIGJyZWFrO1xuXHRcdFx0XHRcdFx0XHRcdH0gZWxzZSBpZiAoY2hpbGQubm9kZVR5cGUgIT0gOCkge1xuXHRcdFx0XHRcdFx0XHRcdFx0YnJlYWs7XG5cdFx0XHRcdFx0XHRcdFx0fSBlbHNlIGlmIChjaGlsZC5kYXRhLnN0YXJ0c1dpdGgoJyRzJykpIHtcblx0XHRcdFx0XHRcdFx0XHRcdGVuZCA9IHJhbmdlRW5kKChzdGFydE1hcmtlciA9IGNoaWxkKSk7XG5cdFx0XHRcdFx0XHRcdFx0fVxuXHRcdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0fVxuXG5cdFx0XHRcdFx0aWYgKCFzdGFydE1hcmtlcikge1xuXHRcdFx0XHRcdFx0d2hpbGUgKG9sZERvbSAmJiBvbGREb20ubm9kZVR5cGUgPT0gOCAmJiBvbGREb20ubmV4dFNpYmxpbmcpIHtcblx0XHRcdFx0XHRcdFx0b2xkRG9tID0gb2xkRG9tLm5leHRTaWJsaW5nO1xuXHRcdFx0XHRcdFx0fVxuXHRcdFx0XHRcdFx0c3RhcnRNYXJrZXIgPSBvbGREb207XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHRcdC8vIFByZXNlcnZlIHRoZSBvcmlnaW5hbCByYW5nZSB3aGVuIHJlLXN1c3BlbmRpbmcuXG5cdFx0XHRcdFx0c3RhcnRNYXJrZXIgPVxuXHRcdFx0XHRcdFx0bmV3Vk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzIHx8XG5cdFx0XHRcdFx0XHQobmV3Vk5vZGUuX2NvbXBvbmVudC5fZXhjZXNzID0gc3RhcnRNYXJrZXIpO1xuXHRcdFx0XHRcdC8vIEluc2VydCBiZWZvcmUgdGhlIHJhbmdlOyBjb250aW51ZSBkaWZmaW5nIGFmdGVyIGl0LlxuXHRcdFx0XHRcdGlmICgodG1wID0gcmFuZ2VFbmQoc3RhcnRNYXJrZXIpKSkge1xuXHRcdFx0XHRcdFx0bmV3Vk5vZGUuX2RvbSA9IHN0YXJ0TWFya2VyO1xuXHRcdFx0XHRcdFx0b2xkRG9tID0gdG1wO1xuXHRcdFx0XHRcdH0gZWxzZSBuZXdWTm9kZS5fZG9tID0gb2xkRG9tO1xuXHRcdFx0XHRcdG9sZERvbSA9IG9sZERvbSAmJiBvbGREb20ubmV4dFNpYmxpbmc7XG5cdFx0XHRcdH0gZWxzZSBpZiAoZXhjZXNzRG9tQ2hpbGRyZW4pIHtcblx0XHRcdFx0XHRleGNlc3NEb21DaGlsZHJlbi5zb21lKHJlbW92ZU5vZGUpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGVsc2Uge1xuXHRcdFx0XHRuZXdWTm9kZS5fZG9tID0gb2xkVk5vZGUuX2RvbTtcblx0XHRcdH1cblxuXHRcdFx0aWYgKCFuZXdWTm9kZS5fY2hpbGRyZW4pIHtcblx0XHRcdFx0bmV3Vk5vZGUuX2NoaWxkcmVuID0gb2xkVk5vZGUuX2NoaWxkcmVuIHx8IFtdO1xuXHRcdFx0fVxuXG5cdFx0XHRpZiAoIShlICYmIGUudGhlbikpIG1hcmtBc0ZvcmNlKG5ld1ZOb2RlKTtcblx0XHRcdG9wdGlvbnMuX2NhdGNoRXJyb3IoZSwgbmV3Vk5vZGUsIG9sZFZOb2RlKTtcblx0XHR9XG5cdH0gZWxzZSB7XG5cdFx0b2xkRG9tID0gbmV3Vk5vZGUuX2RvbSA9IGRpZmZFbGVtZW50Tm9kZXMoXG5cdFx0XHRvbGRWTm9kZS5fZG9tLFxuXHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRvbGRWTm9kZSxcblx0XHRcdGdsb2JhbENvbnRleHQsXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRleGNlc3NEb21DaGlsZHJlbixcblx0XHRcdGNvbW1pdFF1ZXVlLFxuXHRcdFx0aXNIeWRyYXRpbmcsXG5cdFx0XHRyZWZRdWV1ZSxcblx0XHRcdHBhcmVudERvbVxuXHRcdCk7XG5cdH1cblxuXHRpZiAoKHRtcCA9IG9wdGlvbnMuZGlmZmVkKSkgdG1wKG5ld1ZOb2RlKTtcblxuXHRyZXR1cm4gb2xkRG9tO1xufVxuXG4vKipcbiAqIEZpbmQgdGhlIGNsb3NpbmcgbWFya2VyIG9mIGEgc3RyZWFtZWQgcmFuZ2UuXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHN0YXJ0IEEgYCRzYCBtYXJrZXIgb3BlbmluZyBhIHJhbmdlXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnRbXX0gW25vZGVzXSBDb2xsZWN0cyB0aGUgbm9kZXMgaW5zaWRlIHRoZSByYW5nZVxuICogQHJldHVybnMge1ByZWFjdEVsZW1lbnR9IFRoZSBjbG9zaW5nIG1hcmtlciwgb3IgdW5kZWZpbmVkIHdoZW4gYHN0YXJ0YCBkb2Vzbid0XG4gKiBvcGVuIGEgcmFuZ2Ugb3IgdGhlIHJhbmdlIGlzIHVuY2xvc2VkXG4gKi9cbmZ1bmN0aW9uIHJhbmdlRW5kKHN0YXJ0LCBub2Rlcykge1xuXHRpZiAoc3RhcnQgJiYgc3RhcnQubm9kZVR5cGUgPT0gOCAmJiBzdGFydC5kYXRhLnN0YXJ0c1dpdGgoJyRzJykpIHtcblx0XHRmb3IgKGxldCBkZXB0aCA9IDE7IChzdGFydCA9IHN0YXJ0Lm5leHRTaWJsaW5nKTsgKSB7XG5cdFx0XHRpZiAoc3RhcnQubm9kZVR5cGUgPT0gOCkge1xuXHRcdFx0XHRpZiAoc3RhcnQuZGF0YS5zdGFydHNXaXRoKCckcycpKSBkZXB0aCsrO1xuXHRcdFx0XHRlbHNlIGlmIChzdGFydC5kYXRhLnN0YXJ0c1dpdGgoJy8kcycpICYmICEtLWRlcHRoKSByZXR1cm4gc3RhcnQ7XG5cdFx0XHR9XG5cdFx0XHRpZiAobm9kZXMpIG5vZGVzLnB1c2goc3RhcnQpO1xuXHRcdH1cblx0fVxufVxuXG5mdW5jdGlvbiBtYXJrQXNGb3JjZSh2bm9kZSkge1xuXHRpZiAodm5vZGUpIHtcblx0XHRpZiAodm5vZGUuX2NvbXBvbmVudCkgdm5vZGUuX2NvbXBvbmVudC5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0aWYgKHZub2RlLl9jaGlsZHJlbikgdm5vZGUuX2NoaWxkcmVuLnNvbWUobWFya0FzRm9yY2UpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHtBcnJheTxDb21wb25lbnQ+fSBjb21taXRRdWV1ZSBMaXN0IG9mIGNvbXBvbmVudHNcbiAqIHdoaWNoIGhhdmUgY2FsbGJhY2tzIHRvIGludm9rZSBpbiBjb21taXRSb290XG4gKiBAcGFyYW0ge1ZOb2RlfSByb290XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjb21taXRSb290KGNvbW1pdFF1ZXVlLCByb290LCByZWZRdWV1ZSkge1xuXHRmb3IgKGxldCBpID0gMDsgaSA8IHJlZlF1ZXVlLmxlbmd0aDsgKSB7XG5cdFx0YXBwbHlSZWYocmVmUXVldWVbaSsrXSwgcmVmUXVldWVbaSsrXSwgcmVmUXVldWVbaSsrXSk7XG5cdH1cblxuXHRpZiAob3B0aW9ucy5fY29tbWl0KSBvcHRpb25zLl9jb21taXQocm9vdCwgY29tbWl0UXVldWUpO1xuXG5cdGNvbW1pdFF1ZXVlLnNvbWUoYyA9PiB7XG5cdFx0dHJ5IHtcblx0XHRcdC8vIEB0cy1leHBlY3QtZXJyb3IgUmV1c2UgdGhlIGNvbW1pdFF1ZXVlIHZhcmlhYmxlIGhlcmUgc28gdGhlIHR5cGUgY2hhbmdlc1xuXHRcdFx0Y29tbWl0UXVldWUgPSBjLl9yZW5kZXJDYWxsYmFja3M7XG5cdFx0XHRjLl9yZW5kZXJDYWxsYmFja3MgPSBbXTtcblx0XHRcdGNvbW1pdFF1ZXVlLnNvbWUoY2IgPT4ge1xuXHRcdFx0XHQvLyBAdHMtZXhwZWN0LWVycm9yIFNlZSBhYm92ZSBjb21tZW50IG9uIGNvbW1pdFF1ZXVlXG5cdFx0XHRcdGNiLmNhbGwoYyk7XG5cdFx0XHR9KTtcblx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRvcHRpb25zLl9jYXRjaEVycm9yKGUsIGMuX3Zub2RlKTtcblx0XHR9XG5cdH0pO1xufVxuXG4vKipcbiAqIERpZmYgdHdvIHZpcnR1YWwgbm9kZXMgcmVwcmVzZW50aW5nIERPTSBlbGVtZW50XG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IGRvbSBUaGUgRE9NIGVsZW1lbnQgcmVwcmVzZW50aW5nIHRoZSB2aXJ0dWFsIG5vZGVzXG4gKiBiZWluZyBkaWZmZWRcbiAqIEBwYXJhbSB7Vk5vZGV9IG5ld1ZOb2RlIFRoZSBuZXcgdmlydHVhbCBub2RlXG4gKiBAcGFyYW0ge1ZOb2RlfSBvbGRWTm9kZSBUaGUgb2xkIHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtvYmplY3R9IGdsb2JhbENvbnRleHQgVGhlIGN1cnJlbnQgY29udGV4dCBvYmplY3RcbiAqIEBwYXJhbSB7c3RyaW5nfSBuYW1lc3BhY2UgQ3VycmVudCBuYW1lc3BhY2Ugb2YgdGhlIERPTSBub2RlIChIVE1MLCBTVkcsIG9yIE1hdGhNTClcbiAqIEBwYXJhbSB7QXJyYXk8UHJlYWN0RWxlbWVudD59IGV4Y2Vzc0RvbUNoaWxkcmVuXG4gKiBAcGFyYW0ge0FycmF5PENvbXBvbmVudD59IGNvbW1pdFF1ZXVlIExpc3Qgb2YgY29tcG9uZW50cyB3aGljaCBoYXZlIGNhbGxiYWNrc1xuICogdG8gaW52b2tlIGluIGNvbW1pdFJvb3RcbiAqIEBwYXJhbSB7Ym9vbGVhbn0gaXNIeWRyYXRpbmcgV2hldGhlciBvciBub3Qgd2UgYXJlIGluIGh5ZHJhdGlvblxuICogQHBhcmFtIHthbnlbXX0gcmVmUXVldWUgYW4gYXJyYXkgb2YgZWxlbWVudHMgbmVlZGVkIHRvIGludm9rZSByZWZzXG4gKiBAcGFyYW0ge1ByZWFjdEVsZW1lbnR9IHBhcmVudERvbSBUaGUgcGFyZW50IHRoaXMgZWxlbWVudCB3aWxsIGJlIGluc2VydGVkXG4gKiBpbnRvOyBuZXcgbm9kZXMgYXJlIGNyZWF0ZWQgZnJvbSBpdHMgb3duZXJEb2N1bWVudCAoZS5nLiBpZnJhbWVzKSwgb3IgZnJvbVxuICogdGhlIGdsb2JhbCBkb2N1bWVudCBmb3IgY29udGFpbmVycyB0aGF0IGRvbid0IGhhdmUgb25lXG4gKiBAcmV0dXJucyB7UHJlYWN0RWxlbWVudH1cbiAqL1xuZnVuY3Rpb24gZGlmZkVsZW1lbnROb2Rlcyhcblx0ZG9tLFxuXHRuZXdWTm9kZSxcblx0b2xkVk5vZGUsXG5cdGdsb2JhbENvbnRleHQsXG5cdG5hbWVzcGFjZSxcblx0ZXhjZXNzRG9tQ2hpbGRyZW4sXG5cdGNvbW1pdFF1ZXVlLFxuXHRpc0h5ZHJhdGluZyxcblx0cmVmUXVldWUsXG5cdHBhcmVudERvbVxuKSB7XG5cdGxldCBvbGRQcm9wcyA9IG9sZFZOb2RlLnByb3BzIHx8IEVNUFRZX09CSjtcblx0Y29uc3QgbmV3UHJvcHMgPSBuZXdWTm9kZS5wcm9wcztcblx0Y29uc3Qgbm9kZVR5cGUgPSAvKiogQHR5cGUge3N0cmluZ30gKi8gKG5ld1ZOb2RlLnR5cGUpO1xuXHQvKiogQHR5cGUge2FueX0gKi9cblx0bGV0IGk7XG5cdC8qKiBAdHlwZSB7eyBfX2h0bWw/OiBzdHJpbmcgfX0gKi9cblx0bGV0IG5ld0h0bWw7XG5cdC8qKiBAdHlwZSB7eyBfX2h0bWw/OiBzdHJpbmcgfX0gKi9cblx0bGV0IG9sZEh0bWw7XG5cdC8qKiBAdHlwZSB7Q29tcG9uZW50Q2hpbGRyZW59ICovXG5cdGxldCBuZXdDaGlsZHJlbjtcblx0bGV0IHZhbHVlO1xuXHRsZXQgaW5wdXRWYWx1ZTtcblx0bGV0IGNoZWNrZWQ7XG5cblx0Ly8gVHJhY2tzIGVudGVyaW5nIGFuZCBleGl0aW5nIG5hbWVzcGFjZXMgd2hlbiBkZXNjZW5kaW5nIHRocm91Z2ggdGhlIHRyZWUuXG5cdGlmIChub2RlVHlwZSA9PSAnc3ZnJykgbmFtZXNwYWNlID0gU1ZHX05BTUVTUEFDRTtcblx0ZWxzZSBpZiAobm9kZVR5cGUgPT0gJ21hdGgnKSBuYW1lc3BhY2UgPSBNQVRIX05BTUVTUEFDRTtcblx0ZWxzZSBpZiAoIW5hbWVzcGFjZSkgbmFtZXNwYWNlID0gWEhUTUxfTkFNRVNQQUNFO1xuXG5cdGlmIChleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdGZvciAoaSA9IDA7IGkgPCBleGNlc3NEb21DaGlsZHJlbi5sZW5ndGg7IGkrKykge1xuXHRcdFx0dmFsdWUgPSBleGNlc3NEb21DaGlsZHJlbltpXTtcblxuXHRcdFx0Ly8gaWYgbmV3Vk5vZGUgbWF0Y2hlcyBhbiBlbGVtZW50IGluIGV4Y2Vzc0RvbUNoaWxkcmVuIG9yIHRoZSBgZG9tYFxuXHRcdFx0Ly8gYXJndW1lbnQgbWF0Y2hlcyBhbiBlbGVtZW50IGluIGV4Y2Vzc0RvbUNoaWxkcmVuLCByZW1vdmUgaXQgZnJvbVxuXHRcdFx0Ly8gZXhjZXNzRG9tQ2hpbGRyZW4gc28gaXQgaXNuJ3QgbGF0ZXIgcmVtb3ZlZCBpbiBkaWZmQ2hpbGRyZW4uXG5cdFx0XHQvLyBgbG9jYWxOYW1lYCBpcyBvbmx5IHByZXNlbnQgb24gZWxlbWVudHMsIHNvIGl0IGRvdWJsZXMgYXMgdGhlXG5cdFx0XHQvLyBlbGVtZW50IGNoZWNrIGZvciB0aGUgbm9uLXRleHQgYnJhbmNoLlxuXHRcdFx0aWYgKFxuXHRcdFx0XHR2YWx1ZSAmJlxuXHRcdFx0XHQobm9kZVR5cGUgPyB2YWx1ZS5sb2NhbE5hbWUgPT0gbm9kZVR5cGUgOiB2YWx1ZS5ub2RlVHlwZSA9PSAzKVxuXHRcdFx0KSB7XG5cdFx0XHRcdGRvbSA9IHZhbHVlO1xuXHRcdFx0XHRleGNlc3NEb21DaGlsZHJlbltpXSA9IE5VTEw7XG5cdFx0XHRcdGJyZWFrO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdGlmICghZG9tKSB7XG5cdFx0Y29uc3QgZG9jID0gcGFyZW50RG9tLm93bmVyRG9jdW1lbnQgfHwgZG9jdW1lbnQ7XG5cdFx0aWYgKCFub2RlVHlwZSkge1xuXHRcdFx0cmV0dXJuIGRvYy5jcmVhdGVUZXh0Tm9kZShuZXdQcm9wcyk7XG5cdFx0fVxuXG5cdFx0Ly8gV2l0aG91dCBgaXNgLCB0aGUgcGFyZW50IGRvdWJsZXMgYXMgdGhlIGNyZWF0aW9uIG9wdGlvbnMgc28gaXRzXG5cdFx0Ly8gYGN1c3RvbUVsZW1lbnRSZWdpc3RyeWAgKHNjb3BlZCByZWdpc3RyaWVzIG9uIHNoYWRvdyByb290cy9lbGVtZW50cykgaXNcblx0XHQvLyBpbmhlcml0ZWQuIFRoZSBzcGVjIHRocm93cyB3aGVuIGBpc2AgYW5kIGEgcmVnaXN0cnkgYXJlIGJvdGggcGFzc2VkLlxuXHRcdGRvbSA9IGRvYy5jcmVhdGVFbGVtZW50TlMoXG5cdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRub2RlVHlwZSxcblx0XHRcdG5ld1Byb3BzLmlzID8gbmV3UHJvcHMgOiBwYXJlbnREb21cblx0XHQpO1xuXG5cdFx0Ly8gd2UgYXJlIGNyZWF0aW5nIGEgbmV3IG5vZGUsIHNvIHdlIGNhbiBhc3N1bWUgdGhpcyBpcyBhIG5ldyBzdWJ0cmVlIChpblxuXHRcdC8vIGNhc2Ugd2UgYXJlIGh5ZHJhdGluZyksIHRoaXMgZGVvcHRzIHRoZSBoeWRyYXRlXG5cdFx0aWYgKGlzSHlkcmF0aW5nKSB7XG5cdFx0XHRpZiAob3B0aW9ucy5faHlkcmF0aW9uTWlzbWF0Y2gpXG5cdFx0XHRcdG9wdGlvbnMuX2h5ZHJhdGlvbk1pc21hdGNoKG5ld1ZOb2RlLCBleGNlc3NEb21DaGlsZHJlbik7XG5cdFx0XHRpc0h5ZHJhdGluZyA9IGZhbHNlO1xuXHRcdH1cblx0XHQvLyB3ZSBjcmVhdGVkIGEgbmV3IHBhcmVudCwgc28gbm9uZSBvZiB0aGUgcHJldmlvdXNseSBhdHRhY2hlZCBjaGlsZHJlbiBjYW4gYmUgcmV1c2VkOlxuXHRcdGV4Y2Vzc0RvbUNoaWxkcmVuID0gTlVMTDtcblx0fVxuXG5cdGlmICghbm9kZVR5cGUpIHtcblx0XHQvLyBEdXJpbmcgaHlkcmF0aW9uLCB3ZSBzdGlsbCBoYXZlIHRvIHNwbGl0IG1lcmdlZCB0ZXh0IGZyb20gU1NSJ2QgSFRNTC5cblx0XHRpZiAob2xkUHJvcHMgIT09IG5ld1Byb3BzICYmICghaXNIeWRyYXRpbmcgfHwgZG9tLmRhdGEgIT0gbmV3UHJvcHMpKSB7XG5cdFx0XHRkb20uZGF0YSA9IG5ld1Byb3BzO1xuXHRcdH1cblx0fSBlbHNlIHtcblx0XHQvLyBBIDx0ZW1wbGF0ZT4gaG9sZHMgaXRzIGNoaWxkcmVuIGluIGEgc2VwYXJhdGUgZG9jdW1lbnQtZnJhZ21lbnQsIGJvdGhcblx0XHQvLyB3aGVuIHJlYWRpbmcgZXhpc3RpbmcgRE9NIGFuZCB3aGVuIGluc2VydGluZyBuZXcgbm9kZXMuIGBwYXJlbnREb21gIGlzXG5cdFx0Ly8gdW51c2VkIGZyb20gaGVyZSBvbiwgc28gd2UgcmV1c2UgaXQgYXMgdGhlIGNvbnRhaW5lciBmb3Igb3VyIGNoaWxkcmVuLlxuXHRcdC8vIEB0cy1leHBlY3QtZXJyb3Jcblx0XHRwYXJlbnREb20gPSAobm9kZVR5cGUgPT0gJ3RlbXBsYXRlJyAmJiBkb20uY29udGVudCkgfHwgZG9tO1xuXG5cdFx0Ly8gSWYgZXhjZXNzRG9tQ2hpbGRyZW4gd2FzIG5vdCBudWxsLCByZXBvcHVsYXRlIGl0IHdpdGggdGhlIGN1cnJlbnQgZWxlbWVudCdzIGNoaWxkcmVuOlxuXHRcdGV4Y2Vzc0RvbUNoaWxkcmVuID1cblx0XHRcdG5vZGVUeXBlID09ICd0ZXh0YXJlYScgJiYgbmV3UHJvcHMuZGVmYXVsdFZhbHVlICE9IE5VTExcblx0XHRcdFx0PyBOVUxMXG5cdFx0XHRcdDogZXhjZXNzRG9tQ2hpbGRyZW4gJiYgc2xpY2UuY2FsbChwYXJlbnREb20uY2hpbGROb2Rlcyk7XG5cblx0XHQvLyBJZiB3ZSBhcmUgaW4gYSBzaXR1YXRpb24gd2hlcmUgd2UgYXJlIG5vdCBoeWRyYXRpbmcgYnV0IGFyZSB1c2luZ1xuXHRcdC8vIGV4aXN0aW5nIERPTSAoZS5nLiByZXBsYWNlTm9kZSkgd2Ugc2hvdWxkIHJlYWQgdGhlIGV4aXN0aW5nIERPTVxuXHRcdC8vIGF0dHJpYnV0ZXMgdG8gZGlmZiB0aGVtXG5cdFx0aWYgKCFpc0h5ZHJhdGluZyAmJiBleGNlc3NEb21DaGlsZHJlbikge1xuXHRcdFx0Ly8gS2VlcCB0aGlzIGEgcGxhaW4gbG9vcDogYW4gYXJyb3cgZnVuY3Rpb24gaGVyZSB3b3VsZCBjYXB0dXJlXG5cdFx0XHQvLyBgb2xkUHJvcHNgLCBmb3JjaW5nIFY4IHRvIGNvbnRleHQtYWxsb2NhdGUgaXQgYW5kIHNsb3dpbmcgZG93biB0aGVcblx0XHRcdC8vIGhvdCBgZm9yIChpIGluIG9sZFByb3BzKWAgbG9vcCBiZWxvdyBmb3IgZXZlcnkgZWxlbWVudCB3ZSBkaWZmLlxuXHRcdFx0b2xkUHJvcHMgPSB7fTtcblx0XHRcdGZvciAoaSA9IDA7IGkgPCBkb20uYXR0cmlidXRlcy5sZW5ndGg7IGkrKykge1xuXHRcdFx0XHR2YWx1ZSA9IGRvbS5hdHRyaWJ1dGVzW2ldO1xuXHRcdFx0XHRvbGRQcm9wc1t2YWx1ZS5uYW1lXSA9IHZhbHVlLnZhbHVlO1xuXHRcdFx0fVxuXHRcdH1cblxuXHRcdGZvciAoaSBpbiBvbGRQcm9wcykge1xuXHRcdFx0dmFsdWUgPSBvbGRQcm9wc1tpXTtcblx0XHRcdGlmIChpID09ICdkYW5nZXJvdXNseVNldElubmVySFRNTCcpIHtcblx0XHRcdFx0b2xkSHRtbCA9IHZhbHVlO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0aSAhPSAnY2hpbGRyZW4nICYmXG5cdFx0XHRcdCEoaSBpbiBuZXdQcm9wcykgJiZcblx0XHRcdFx0IShpID09ICd2YWx1ZScgJiYgJ2RlZmF1bHRWYWx1ZScgaW4gbmV3UHJvcHMpICYmXG5cdFx0XHRcdCEoaSA9PSAnY2hlY2tlZCcgJiYgJ2RlZmF1bHRDaGVja2VkJyBpbiBuZXdQcm9wcylcblx0XHRcdCkge1xuXHRcdFx0XHRzZXRQcm9wZXJ0eShkb20sIGksIE5VTEwsIHZhbHVlLCBuYW1lc3BhY2UpO1xuXHRcdFx0fVxuXHRcdH1cblxuXHRcdC8vIER1cmluZyBoeWRyYXRpb24sIHByb3BzIGFyZSBub3QgZGlmZmVkIGF0IGFsbCAoaW5jbHVkaW5nIGRhbmdlcm91c2x5U2V0SW5uZXJIVE1MKVxuXHRcdC8vIEBUT0RPIHdlIHNob3VsZCB3YXJuIGluIGRlYnVnIG1vZGUgd2hlbiBwcm9wcyBkb24ndCBtYXRjaCBoZXJlLlxuXHRcdGZvciAoaSBpbiBuZXdQcm9wcykge1xuXHRcdFx0dmFsdWUgPSBuZXdQcm9wc1tpXTtcblx0XHRcdGlmIChpID09ICdjaGlsZHJlbicpIHtcblx0XHRcdFx0bmV3Q2hpbGRyZW4gPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAnZGFuZ2Vyb3VzbHlTZXRJbm5lckhUTUwnKSB7XG5cdFx0XHRcdG5ld0h0bWwgPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAndmFsdWUnKSB7XG5cdFx0XHRcdGlucHV0VmFsdWUgPSB2YWx1ZTtcblx0XHRcdH0gZWxzZSBpZiAoaSA9PSAnY2hlY2tlZCcpIHtcblx0XHRcdFx0Y2hlY2tlZCA9IHZhbHVlO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0KCFpc0h5ZHJhdGluZyB8fCB0eXBlb2YgdmFsdWUgPT0gJ2Z1bmN0aW9uJykgJiZcblx0XHRcdFx0b2xkUHJvcHNbaV0gIT09IHZhbHVlXG5cdFx0XHQpIHtcblx0XHRcdFx0c2V0UHJvcGVydHkoZG9tLCBpLCB2YWx1ZSwgb2xkUHJvcHNbaV0sIG5hbWVzcGFjZSk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0Ly8gSWYgdGhlIG5ldyB2bm9kZSBkaWRuJ3QgaGF2ZSBkYW5nZXJvdXNseVNldElubmVySFRNTCwgZGlmZiBpdHMgY2hpbGRyZW5cblx0XHRpZiAobmV3SHRtbCkge1xuXHRcdFx0Ly8gQXZvaWQgcmUtYXBwbHlpbmcgdGhlIHNhbWUgJ19faHRtbCcgaWYgaXQgZGlkIG5vdCBjaGFuZ2VkIGJldHdlZW4gcmUtcmVuZGVyXG5cdFx0XHRpZiAoXG5cdFx0XHRcdCFpc0h5ZHJhdGluZyAmJlxuXHRcdFx0XHQoIW9sZEh0bWwgfHxcblx0XHRcdFx0XHQobmV3SHRtbC5fX2h0bWwgIT0gb2xkSHRtbC5fX2h0bWwgJiYgbmV3SHRtbC5fX2h0bWwgIT0gZG9tLmlubmVySFRNTCkpXG5cdFx0XHQpIHtcblx0XHRcdFx0ZG9tLmlubmVySFRNTCA9IG5ld0h0bWwuX19odG1sO1xuXHRcdFx0fVxuXG5cdFx0XHRuZXdWTm9kZS5fY2hpbGRyZW4gPSBbXTtcblx0XHR9IGVsc2Uge1xuXHRcdFx0aWYgKG9sZEh0bWwpIGRvbS50ZXh0Q29udGVudCA9ICcnO1xuXG5cdFx0XHRpZiAoXG5cdFx0XHRcdG5vZGVUeXBlID09ICdmb3JlaWduT2JqZWN0JyB8fFxuXHRcdFx0XHQobmFtZXNwYWNlID09IE1BVEhfTkFNRVNQQUNFICYmIE1BVEhNTF9UT0tFTl9FTEVNRU5UUy50ZXN0KG5vZGVUeXBlKSlcblx0XHRcdCkge1xuXHRcdFx0XHRuYW1lc3BhY2UgPSBYSFRNTF9OQU1FU1BBQ0U7XG5cdFx0XHR9XG5cblx0XHRcdGRpZmZDaGlsZHJlbihcblx0XHRcdFx0cGFyZW50RG9tLFxuXHRcdFx0XHRpc0FycmF5KG5ld0NoaWxkcmVuKSA/IG5ld0NoaWxkcmVuIDogW25ld0NoaWxkcmVuXSxcblx0XHRcdFx0bmV3Vk5vZGUsXG5cdFx0XHRcdG9sZFZOb2RlLFxuXHRcdFx0XHRnbG9iYWxDb250ZXh0LFxuXHRcdFx0XHRuYW1lc3BhY2UsXG5cdFx0XHRcdGV4Y2Vzc0RvbUNoaWxkcmVuLFxuXHRcdFx0XHRjb21taXRRdWV1ZSxcblx0XHRcdFx0ZXhjZXNzRG9tQ2hpbGRyZW5cblx0XHRcdFx0XHQ/IGV4Y2Vzc0RvbUNoaWxkcmVuWzBdXG5cdFx0XHRcdFx0OiBvbGRWTm9kZS5fY2hpbGRyZW4gJiYgZ2V0RG9tU2libGluZyhvbGRWTm9kZSwgMCksXG5cdFx0XHRcdGlzSHlkcmF0aW5nLFxuXHRcdFx0XHRyZWZRdWV1ZVxuXHRcdFx0KTtcblxuXHRcdFx0Ly8gUmVtb3ZlIGNoaWxkcmVuIHRoYXQgYXJlIG5vdCBwYXJ0IG9mIGFueSB2bm9kZS5cblx0XHRcdGlmIChleGNlc3NEb21DaGlsZHJlbikgZXhjZXNzRG9tQ2hpbGRyZW4uc29tZShyZW1vdmVOb2RlKTtcblx0XHR9XG5cblx0XHQvLyBBcyBhYm92ZSwgZG9uJ3QgZGlmZiBwcm9wcyBkdXJpbmcgaHlkcmF0aW9uXG5cdFx0aWYgKCFpc0h5ZHJhdGluZyB8fCBub2RlVHlwZSA9PSAndGV4dGFyZWEnKSB7XG5cdFx0XHRpID0gJ3ZhbHVlJztcblx0XHRcdGlmIChub2RlVHlwZSA9PSAncHJvZ3Jlc3MnICYmIGlucHV0VmFsdWUgPT0gTlVMTCkge1xuXHRcdFx0XHRkb20ucmVtb3ZlQXR0cmlidXRlKGkpO1xuXHRcdFx0fSBlbHNlIGlmIChcblx0XHRcdFx0aW5wdXRWYWx1ZSAhPSBVTkRFRklORUQgJiZcblx0XHRcdFx0Ly8gIzI3NTYgRm9yIHRoZSA8cHJvZ3Jlc3M+LWVsZW1lbnQgdGhlIGluaXRpYWwgdmFsdWUgaXMgMCxcblx0XHRcdFx0Ly8gZGVzcGl0ZSB0aGUgYXR0cmlidXRlIG5vdCBiZWluZyBwcmVzZW50LiBXaGVuIHRoZSBhdHRyaWJ1dGVcblx0XHRcdFx0Ly8gaXMgbWlzc2luZyB0aGUgcHJvZ3Jlc3MgYmFyIGlzIHRyZWF0ZWQgYXMgaW5kZXRlcm1pbmF0ZS5cblx0XHRcdFx0Ly8gVG8gZml4IHRoYXQgd2UnbGwgYWx3YXlzIHVwZGF0ZSBpdCB3aGVuIGl0IGlzIDAgZm9yIHByb2dyZXNzIGVsZW1lbnRzXG5cdFx0XHRcdChpbnB1dFZhbHVlICE9PSBkb21baV0gfHwgKG5vZGVUeXBlID09ICdwcm9ncmVzcycgJiYgIWlucHV0VmFsdWUpKVxuXHRcdFx0KSB7XG5cdFx0XHRcdHNldFByb3BlcnR5KGRvbSwgaSwgaW5wdXRWYWx1ZSwgb2xkUHJvcHNbaV0sIG5hbWVzcGFjZSk7XG5cdFx0XHR9XG5cblx0XHRcdGkgPSAnY2hlY2tlZCc7XG5cdFx0XHRpZiAoY2hlY2tlZCAhPSBVTkRFRklORUQgJiYgY2hlY2tlZCAhPSBkb21baV0pIHtcblx0XHRcdFx0c2V0UHJvcGVydHkoZG9tLCBpLCBjaGVja2VkLCBvbGRQcm9wc1tpXSwgbmFtZXNwYWNlKTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHRyZXR1cm4gZG9tO1xufVxuXG4vKipcbiAqIEludm9rZSBvciB1cGRhdGUgYSByZWYsIGRlcGVuZGluZyBvbiB3aGV0aGVyIGl0IGlzIGEgZnVuY3Rpb24gb3Igb2JqZWN0IHJlZi5cbiAqIEBwYXJhbSB7UmVmPGFueT59IHJlZlxuICogQHBhcmFtIHthbnl9IHZhbHVlIFRoZSBlbGVtZW50IG9yIGNvbXBvbmVudCB0byBhdHRhY2gsIG9yIGBudWxsYCB0byBkZXRhY2hcbiAqIEBwYXJhbSB7Vk5vZGV9IHZub2RlXG4gKiBAcGFyYW0ge2FueX0gW293bmVyXSBUaGUgdm5vZGUgdGhlIHJlZiBpcyBkZXRhY2hlZCBmcm9tXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBhcHBseVJlZihyZWYsIHZhbHVlLCB2bm9kZSwgb3duZXIpIHtcblx0dHJ5IHtcblx0XHRpZiAodHlwZW9mIHJlZiA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0XHQvLyBTdG9yZSB0aGUgY2xlYW51cCBvbiB0aGUgZWxlbWVudCBvciBjb21wb25lbnQgcmF0aGVyIHRoYW4gb24gdGhlXG5cdFx0XHQvLyByZWYgZnVuY3Rpb24sIHdoaWNoIGNhbiBiZSBzaGFyZWQgYmV0d2VlbiBzZXZlcmFsIG9mIHRoZW0uIFRoZVxuXHRcdFx0Ly8gc2xvdCBpcyBjbGVhcmVkIG9uIGRldGFjaCwgc28gZGV0YWNoaW5nIHR3aWNlIGlzIGEgbm8tb3AuXG5cdFx0XHRpZiAodmFsdWUpIHZhbHVlLl9yZWZDbGVhbnVwID0gcmVmKHZhbHVlKSB8fCAxO1xuXHRcdFx0ZWxzZSBpZiAoXG5cdFx0XHRcdG93bmVyICYmXG5cdFx0XHRcdChvd25lciA9IG93bmVyLl9jb21wb25lbnQgfHwgb3duZXIuX2RvbSkgJiZcblx0XHRcdFx0KHZhbHVlID0gb3duZXIuX3JlZkNsZWFudXApXG5cdFx0XHQpIHtcblx0XHRcdFx0b3duZXIuX3JlZkNsZWFudXAgPSBOVUxMO1xuXHRcdFx0XHRpZiAodHlwZW9mIHZhbHVlID09ICdmdW5jdGlvbicpIHZhbHVlKCk7XG5cdFx0XHRcdGVsc2UgcmVmKE5VTEwpO1xuXHRcdFx0fVxuXHRcdH0gZWxzZSByZWYuY3VycmVudCA9IHZhbHVlO1xuXHR9IGNhdGNoIChlKSB7XG5cdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCB2bm9kZSk7XG5cdH1cbn1cblxuLyoqXG4gKiBVbm1vdW50IGEgdmlydHVhbCBub2RlIGZyb20gdGhlIHRyZWUgYW5kIGFwcGx5IERPTSBjaGFuZ2VzXG4gKiBAcGFyYW0ge1ZOb2RlfSB2bm9kZSBUaGUgdmlydHVhbCBub2RlIHRvIHVubW91bnRcbiAqIEBwYXJhbSB7Vk5vZGV9IHBhcmVudFZOb2RlIFRoZSBwYXJlbnQgb2YgdGhlIFZOb2RlIHRoYXQgaW5pdGlhdGVkIHRoZSB1bm1vdW50XG4gKiBAcGFyYW0ge2Jvb2xlYW59IFtza2lwUmVtb3ZlXSBGbGFnIHRoYXQgaW5kaWNhdGVzIHRoYXQgYSBwYXJlbnQgbm9kZSBvZiB0aGVcbiAqIGN1cnJlbnQgZWxlbWVudCBpcyBhbHJlYWR5IGRldGFjaGVkIGZyb20gdGhlIERPTS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVubW91bnQodm5vZGUsIHBhcmVudFZOb2RlLCBza2lwUmVtb3ZlKSB7XG5cdGxldCByLCBlbmQsIG5vZGVzO1xuXHRpZiAob3B0aW9ucy51bm1vdW50KSBvcHRpb25zLnVubW91bnQodm5vZGUpO1xuXG5cdGlmICgociA9IHZub2RlLnJlZikgJiYgKCFyLmN1cnJlbnQgfHwgci5jdXJyZW50ID09IHZub2RlLl9kb20pKSB7XG5cdFx0YXBwbHlSZWYociwgTlVMTCwgcGFyZW50Vk5vZGUsIHZub2RlKTtcblx0fVxuXG5cdGlmICgociA9IHZub2RlLl9jb21wb25lbnQpKSB7XG5cdFx0aWYgKHIuY29tcG9uZW50V2lsbFVubW91bnQpIHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdHIuY29tcG9uZW50V2lsbFVubW91bnQoKTtcblx0XHRcdH0gY2F0Y2ggKGUpIHtcblx0XHRcdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCBwYXJlbnRWTm9kZSk7XG5cdFx0XHR9XG5cdFx0fVxuXG5cdFx0ci5fcGFyZW50RG9tID0gci5fZ2xvYmFsQ29udGV4dCA9IE5VTEw7XG5cdH1cblxuXHRpZiAoKHIgPSB2bm9kZS5fY2hpbGRyZW4pKSB7XG5cdFx0Zm9yIChsZXQgaSA9IDA7IGkgPCByLmxlbmd0aDsgaSsrKSB7XG5cdFx0XHRpZiAocltpXSkge1xuXHRcdFx0XHR1bm1vdW50KFxuXHRcdFx0XHRcdHJbaV0sXG5cdFx0XHRcdFx0cGFyZW50Vk5vZGUsXG5cdFx0XHRcdFx0Ly8gQSBwb3J0YWwncyBjaGlsZHJlbiBsaXZlIGluIGFub3RoZXIgY29udGFpbmVyLCBzbyBhIHJlbW92ZWRcblx0XHRcdFx0XHQvLyBob3N0IGFuY2VzdG9yIGRvZXNuJ3QgZGV0YWNoIHRoZW07IGFsd2F5cyByZW1vdmUgdGhlbS5cblx0XHRcdFx0XHR0eXBlb2Ygdm5vZGUudHlwZSA9PSAnZnVuY3Rpb24nXG5cdFx0XHRcdFx0XHQ/IHNraXBSZW1vdmUgJiYgIXZub2RlLnByb3BzLl9wYXJlbnREb21cblx0XHRcdFx0XHRcdDogdHJ1ZVxuXHRcdFx0XHQpO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdC8vIEEgY29tcG9uZW50IHRoYXQgc3VzcGVuZGVkIHdoaWxlIGh5ZHJhdGluZyBvd25zIGl0cyByYW5nZSdzIG1hcmtlcnMsXG5cdC8vIGFuZCBpdHMgY29udGVudCB0b28gd2hpbGUgc3RpbGwgcGVuZGluZy5cblx0aWYgKFxuXHRcdCFza2lwUmVtb3ZlICYmXG5cdFx0KHIgPSB2bm9kZS5fY29tcG9uZW50KSAmJlxuXHRcdChyID0gci5fZXhjZXNzKSAmJlxuXHRcdChlbmQgPSByYW5nZUVuZChyLCAobm9kZXMgPSBbXSkpKVxuXHQpIHtcblx0XHRpZiAociA9PSB2bm9kZS5fZG9tKSBub2Rlcy5zb21lKHJlbW92ZU5vZGUpO1xuXHRcdHJlbW92ZU5vZGUoZW5kKTtcblx0XHRyZW1vdmVOb2RlKHIpO1xuXHR9XG5cblx0aWYgKCFza2lwUmVtb3ZlKSByZW1vdmVOb2RlKHZub2RlLl9kb20pO1xuXG5cdHZub2RlLl9kb20gPSB2bm9kZS5fY29tcG9uZW50ID0gdm5vZGUuX3BhcmVudCA9IE5VTEw7XG59XG5cbi8qKiBUaGUgYC5yZW5kZXIoKWAgbWV0aG9kIGZvciBhIFBGQyBiYWNraW5nIGluc3RhbmNlLiAqL1xuZnVuY3Rpb24gZG9SZW5kZXIocHJvcHMsIHN0YXRlLCBjb250ZXh0KSB7XG5cdHJldHVybiB0aGlzLmNvbnN0cnVjdG9yKHByb3BzLCBjb250ZXh0KTtcbn1cbiIsICJpbXBvcnQgeyBFTVBUWV9PQkosIE1PREVfSFlEUkFURSwgTlVMTCB9IGZyb20gJy4vY29uc3RhbnRzJztcbmltcG9ydCB7IGNvbW1pdFJvb3QsIGRpZmYgfSBmcm9tICcuL2RpZmYvaW5kZXgnO1xuaW1wb3J0IHsgY3JlYXRlVk5vZGUsIEZyYWdtZW50IH0gZnJvbSAnLi9jcmVhdGUtZWxlbWVudCc7XG5pbXBvcnQgb3B0aW9ucyBmcm9tICcuL29wdGlvbnMnO1xuaW1wb3J0IHsgc2xpY2UgfSBmcm9tICcuL3V0aWwnO1xuXG4vKipcbiAqIFJlbmRlciBhIFByZWFjdCB2aXJ0dWFsIG5vZGUgaW50byBhIERPTSBlbGVtZW50XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkfSB2bm9kZSBUaGUgdmlydHVhbCBub2RlIHRvIHJlbmRlclxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5QcmVhY3RFbGVtZW50fSBwYXJlbnREb20gVGhlIERPTSBlbGVtZW50IHRvIHJlbmRlciBpbnRvXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiByZW5kZXIodm5vZGUsIHBhcmVudERvbSkge1xuXHRpZiAob3B0aW9ucy5fcm9vdCkgb3B0aW9ucy5fcm9vdCh2bm9kZSwgcGFyZW50RG9tKTtcblxuXHQvLyBodHRwczovL2dpdGh1Yi5jb20vcHJlYWN0anMvcHJlYWN0L2lzc3Vlcy8zNzk0XG5cdC8vIGh0dHBzOi8vZ2l0aHViLmNvbS9wcmVhY3Rqcy9wcmVhY3QvaXNzdWVzLzUxMThcblx0aWYgKHBhcmVudERvbS5ub2RlVHlwZSA9PSA5KSB7XG5cdFx0cGFyZW50RG9tID0gcGFyZW50RG9tLmRvY3VtZW50RWxlbWVudDtcblx0fVxuXG5cdC8vIEB0cy1leHBlY3QtZXJyb3Jcblx0bGV0IGlzSHlkcmF0aW5nID0gdm5vZGUgJiYgdm5vZGUuX2ZsYWdzICYgTU9ERV9IWURSQVRFO1xuXG5cdC8vIFRvIGJlIGFibGUgdG8gc3VwcG9ydCBjYWxsaW5nIGByZW5kZXIoKWAgbXVsdGlwbGUgdGltZXMgb24gdGhlIHNhbWVcblx0Ly8gRE9NIG5vZGUsIHdlIG5lZWQgdG8gb2J0YWluIGEgcmVmZXJlbmNlIHRvIHRoZSBwcmV2aW91cyB0cmVlLiBXZSBkb1xuXHQvLyB0aGlzIGJ5IGFzc2lnbmluZyBhIG5ldyBgX2NoaWxkcmVuYCBwcm9wZXJ0eSB0byBET00gbm9kZXMgd2hpY2ggcG9pbnRzXG5cdC8vIHRvIHRoZSBsYXN0IHJlbmRlcmVkIHRyZWUuIEJ5IGRlZmF1bHQgdGhpcyBwcm9wZXJ0eSBpcyBub3QgcHJlc2VudCwgd2hpY2hcblx0Ly8gbWVhbnMgdGhhdCB3ZSBhcmUgbW91bnRpbmcgYSBuZXcgdHJlZSBmb3IgdGhlIGZpcnN0IHRpbWUuXG5cdGxldCBvbGRWTm9kZSA9IGlzSHlkcmF0aW5nID8gTlVMTCA6IHBhcmVudERvbS5fY2hpbGRyZW47XG5cblx0cGFyZW50RG9tLl9jaGlsZHJlbiA9IGNyZWF0ZVZOb2RlKEZyYWdtZW50LCB7IGNoaWxkcmVuOiBbdm5vZGVdIH0pO1xuXG5cdC8vIExpc3Qgb2YgZWZmZWN0cyB0aGF0IG5lZWQgdG8gYmUgY2FsbGVkIGFmdGVyIGRpZmZpbmcuXG5cdGxldCBjb21taXRRdWV1ZSA9IFtdLFxuXHRcdHJlZlF1ZXVlID0gW107XG5cblx0ZGlmZihcblx0XHRwYXJlbnREb20sXG5cdFx0Ly8gRGV0ZXJtaW5lIHRoZSBuZXcgdm5vZGUgdHJlZSBhbmQgc3RvcmUgaXQgb24gdGhlIERPTSBlbGVtZW50IG9uXG5cdFx0Ly8gb3VyIGN1c3RvbSBgX2NoaWxkcmVuYCBwcm9wZXJ0eS5cblx0XHRwYXJlbnREb20uX2NoaWxkcmVuLFxuXHRcdG9sZFZOb2RlIHx8IEVNUFRZX09CSixcblx0XHRFTVBUWV9PQkosXG5cdFx0cGFyZW50RG9tLm5hbWVzcGFjZVVSSSxcblx0XHRvbGRWTm9kZVxuXHRcdFx0PyBOVUxMXG5cdFx0XHQ6IHBhcmVudERvbS5maXJzdENoaWxkXG5cdFx0XHRcdD8gc2xpY2UuY2FsbChwYXJlbnREb20uY2hpbGROb2Rlcylcblx0XHRcdFx0OiBOVUxMLFxuXHRcdGNvbW1pdFF1ZXVlLFxuXHRcdG9sZFZOb2RlID8gb2xkVk5vZGUuX2RvbSA6IHBhcmVudERvbS5maXJzdENoaWxkLFxuXHRcdC8vIEB0cy1leHBlY3QtZXJyb3Igd2UgYXJlIGRvaW5nIGEgYml0LXdpc2Ugb3BlcmF0aW9uIHNvIGl0J3MgZWl0aGVyIDAgb3IgdHJ1ZVxuXHRcdGlzSHlkcmF0aW5nLFxuXHRcdHJlZlF1ZXVlXG5cdCk7XG5cblx0Ly8gRmx1c2ggYWxsIHF1ZXVlZCBlZmZlY3RzXG5cdGNvbW1pdFJvb3QoY29tbWl0UXVldWUsIHBhcmVudERvbS5fY2hpbGRyZW4sIHJlZlF1ZXVlKTtcblxuXHQvLyBUaGUgbGl2ZSBjaGlsZHJlbiBhcmUgdHJhY2tlZCBvbiBfY2hpbGRyZW4gYWZ0ZXIgZGlmZmluZy5cblx0cGFyZW50RG9tLl9jaGlsZHJlbi5wcm9wcy5jaGlsZHJlbiA9IE5VTEw7XG59XG5cbi8qKlxuICogVXBkYXRlIGFuIGV4aXN0aW5nIERPTSBlbGVtZW50IHdpdGggZGF0YSBmcm9tIGEgUHJlYWN0IHZpcnR1YWwgbm9kZVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnRDaGlsZH0gdm5vZGUgVGhlIHZpcnR1YWwgbm9kZSB0byByZW5kZXJcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuUHJlYWN0RWxlbWVudH0gcGFyZW50RG9tIFRoZSBET00gZWxlbWVudCB0byB1cGRhdGVcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGh5ZHJhdGUodm5vZGUsIHBhcmVudERvbSkge1xuXHQvLyBPbmx5IG9iamVjdHMgY2FuIGNhcnJ5IHRoZSBmbGFnLiBQcmltaXRpdmVzIChudWxsLCBzdHJpbmdzLCBudW1iZXJzLFxuXHQvLyBib29sZWFucykgcmVuZGVyIGludG8gdGhlIGV4aXN0aW5nIERPTSB0aGUgc2FtZSB3YXkgaHlkcmF0aW5nIHdvdWxkLlxuXHRpZiAodm5vZGUgJiYgdHlwZW9mIHZub2RlID09ICdvYmplY3QnKSB7XG5cdFx0Ly8gQHRzLWV4cGVjdC1lcnJvclxuXHRcdHZub2RlLl9mbGFncyB8PSBNT0RFX0hZRFJBVEU7XG5cdH1cblx0cmVuZGVyKHZub2RlLCBwYXJlbnREb20pO1xufVxuIiwgImltcG9ydCB7IGNyZWF0ZVZOb2RlIH0gZnJvbSAnLi9jcmVhdGUtZWxlbWVudCc7XG5cbi8qKlxuICogUG9ydGFsIGNvbXBvbmVudC4gQSB1bmlxdWUgdHlwZSBpcyB1c2VkIGluc3RlYWQgb2YgRnJhZ21lbnQgc28gdGhhdCBhXG4gKiBwb3J0YWwgcmV0dXJuZWQgZGlyZWN0bHkgZnJvbSBhIGNvbXBvbmVudCBpc24ndCBjb2xsYXBzZWQgaW50byB0aGVcbiAqIGNvbXBvbmVudCdzIGNoaWxkcmVuIGFycmF5IGJ5IHRoZSBGcmFnbWVudCB1bndyYXBwaW5nIGluIGBkaWZmKClgLlxuICogQHBhcmFtIHtvYmplY3R9IHByb3BzXG4gKi9cbmZ1bmN0aW9uIFBvcnRhbChwcm9wcykge1xuXHRyZXR1cm4gcHJvcHMuY2hpbGRyZW47XG59XG5cbi8qKlxuICogQ3JlYXRlIGEgYFBvcnRhbGAgdG8gY29udGludWUgcmVuZGVyaW5nIHRoZSB2bm9kZSB0cmVlIGF0IGEgZGlmZmVyZW50IERPTSBub2RlXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbXBvbmVudENoaWxkcmVufSB2bm9kZSBUaGUgdm5vZGUgdG8gcmVuZGVyXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdEVsZW1lbnR9IGNvbnRhaW5lciBUaGUgRE9NIG5vZGUgdG8gY29udGludWUgcmVuZGVyaW5nIGluIHRvXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjcmVhdGVQb3J0YWwodm5vZGUsIGNvbnRhaW5lcikge1xuXHRyZXR1cm4gY3JlYXRlVk5vZGUoUG9ydGFsLCB7IF9wYXJlbnREb206IGNvbnRhaW5lciwgY2hpbGRyZW46IHZub2RlIH0pO1xufVxuIiwgImltcG9ydCB7IHJlc2V0UmVuZGVyQ291bnQgfSBmcm9tICcuLi9jb21wb25lbnQnO1xuaW1wb3J0IHtcblx0Q09NUE9ORU5UX0RJUlRZLFxuXHRDT01QT05FTlRfUEVORElOR19FUlJPUixcblx0Q09NUE9ORU5UX1BST0NFU1NJTkdfRVhDRVBUSU9OLFxuXHRDT01QT05FTlRfRk9SQ0Vcbn0gZnJvbSAnLi4vY29uc3RhbnRzJztcblxuLyoqXG4gKiBGaW5kIHRoZSBjbG9zZXN0IGVycm9yIGJvdW5kYXJ5IHRvIGEgdGhyb3duIGVycm9yIGFuZCBjYWxsIGl0XG4gKiBAcGFyYW0ge29iamVjdH0gZXJyb3IgVGhlIHRocm93biB2YWx1ZVxuICogQHBhcmFtIHtpbXBvcnQoJy4uL2ludGVybmFsJykuVk5vZGV9IHZub2RlIFRoZSB2bm9kZSB0aGF0IHRocmV3IHRoZSBlcnJvciB0aGF0IHdhcyBjYXVnaHQgKGV4Y2VwdFxuICogZm9yIHVubW91bnRpbmcgd2hlbiB0aGlzIHBhcmFtZXRlciBpcyB0aGUgaGlnaGVzdCBwYXJlbnQgdGhhdCB3YXMgYmVpbmdcbiAqIHVubW91bnRlZClcbiAqIEBwYXJhbSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLlZOb2RlfSBbb2xkVk5vZGVdXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi4vaW50ZXJuYWwnKS5FcnJvckluZm99IFtlcnJvckluZm9dXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBfY2F0Y2hFcnJvcihlcnJvciwgdm5vZGUsIG9sZFZOb2RlLCBlcnJvckluZm8pIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4uL2ludGVybmFsJykuQ29tcG9uZW50fSAqL1xuXHRsZXQgY29tcG9uZW50LFxuXHRcdC8qKiBAdHlwZSB7aW1wb3J0KCcuLi9pbnRlcm5hbCcpLkNvbXBvbmVudFR5cGV9ICovXG5cdFx0Y3Rvcixcblx0XHQvKiogQHR5cGUge251bWJlcn0gKi9cblx0XHRoYW5kbGVkO1xuXG5cdGZvciAoOyAodm5vZGUgPSB2bm9kZS5fcGFyZW50KTsgKSB7XG5cdFx0aWYgKFxuXHRcdFx0KGNvbXBvbmVudCA9IHZub2RlLl9jb21wb25lbnQpICYmXG5cdFx0XHQhKGNvbXBvbmVudC5fYml0cyAmIENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTilcblx0XHQpIHtcblx0XHRcdGNvbXBvbmVudC5fYml0cyB8PSBDT01QT05FTlRfRk9SQ0U7XG5cdFx0XHR0cnkge1xuXHRcdFx0XHRjdG9yID0gY29tcG9uZW50LmNvbnN0cnVjdG9yO1xuXG5cdFx0XHRcdC8vIGBoYW5kbGVkYCBpcyByZWFzc2lnbmVkIGJlZm9yZSBhbnkgcmVhZCBvbiBldmVyeSBib3VuZGFyeVxuXHRcdFx0XHQvLyBjYW5kaWRhdGUsIHNvIG5vdGhpbmcgY2FycmllcyBvdmVyIHRvIHRoZSBuZXh0IGFuY2VzdG9yLlxuXHRcdFx0XHRpZiAoKGhhbmRsZWQgPSBjdG9yICYmIGN0b3IuZ2V0RGVyaXZlZFN0YXRlRnJvbUVycm9yKSkge1xuXHRcdFx0XHRcdGNvbXBvbmVudC5zZXRTdGF0ZShjdG9yLmdldERlcml2ZWRTdGF0ZUZyb21FcnJvcihlcnJvcikpO1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0aWYgKGNvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaCkge1xuXHRcdFx0XHRcdGNvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaChlcnJvciwgZXJyb3JJbmZvIHx8IHt9KTtcblx0XHRcdFx0XHRoYW5kbGVkID0gMTtcblx0XHRcdFx0fVxuXG5cdFx0XHRcdC8vIFRoaXMgaXMgYW4gZXJyb3IgYm91bmRhcnkuIE1hcmsgaXQgYXMgaGF2aW5nIGJhaWxlZCBvdXQsIGFuZCB3aGV0aGVyIGl0IHdhcyBtaWQtaHlkcmF0aW9uLlxuXHRcdFx0XHRpZiAoaGFuZGxlZCAmJiBjb21wb25lbnQuX2JpdHMgJiBDT01QT05FTlRfRElSVFkpIHtcblx0XHRcdFx0XHRjb21wb25lbnQuX2JpdHMgfD0gQ09NUE9ORU5UX1BFTkRJTkdfRVJST1I7XG5cdFx0XHRcdFx0cmV0dXJuO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRcdGVycm9yID0gZTtcblx0XHRcdH1cblx0XHR9XG5cdH1cblxuXHQvLyBSZXNldCByZXJlbmRlciBjb3VudCB0byAwLCBzbyB0aGF0IHRoZSBuZXh0IHJlbmRlciB3aWxsIG5vdCBiZSBza2lwcGVkXG5cdC8vIHdoZW4gd2UgbGV2ZXJhZ2UgcHJlZnJlc2hcblx0cmVzZXRSZW5kZXJDb3VudCgpO1xuXHR0aHJvdyBlcnJvcjtcbn1cbiIsICJpbXBvcnQgeyBvcHRpb25zIGFzIF9vcHRpb25zIH0gZnJvbSAncHJlYWN0JztcblxuY29uc3QgT2JqZWN0SXMgPSBPYmplY3QuaXM7XG5cbi8qKiBAdHlwZSB7bnVtYmVyfSAqL1xubGV0IGN1cnJlbnRJbmRleDtcblxuLyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9ICovXG5sZXQgY3VycmVudENvbXBvbmVudDtcblxuLyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnR9ICovXG5sZXQgcHJldmlvdXNDb21wb25lbnQ7XG5cbi8qKiBAdHlwZSB7bnVtYmVyfSAqL1xubGV0IGN1cnJlbnRIb29rID0gMDtcblxuLyoqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5Db21wb25lbnQ+fSAqL1xubGV0IGFmdGVyUGFpbnRFZmZlY3RzID0gW107XG5cbi8qKlxuICogUGFzc2l2ZSAodXNlRWZmZWN0KSBob29rIHN0YXRlcyBvZiB1bm1vdW50ZWQgY29tcG9uZW50cyB3aG9zZSBjbGVhbnVwIGlzXG4gKiBzdGlsbCBwZW5kaW5nLiBEZWZlcnJlZCB0byB0aGUgYWZ0ZXItcGFpbnQgZmx1c2ggdG8gbWF0Y2ggUmVhY3QsIHdoaWNoIHJ1bnNcbiAqIHBhc3NpdmUgZGVzdHJveXMgYWZ0ZXIgdGhlIGNvbW1pdCBoYXMgcGFpbnRlZC4gRWFjaCBzdGF0ZSdzIGBfcGFzc2l2ZWAgaG9sZHNcbiAqIHRoZSBzdXJ2aXZpbmcgY29tcG9uZW50IGl0cyBlcnJvcnMgc2hvdWxkIGJlIHJvdXRlZCB0by5cbiAqIEB0eXBlIHtBcnJheTxpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3RIb29rU3RhdGU+fVxuICovXG5sZXQgdW5tb3VudENsZWFudXBzID0gW107XG5cbi8vIENhc3QgdG8gdXNlIGludGVybmFsIE9wdGlvbnMgdHlwZVxuY29uc3Qgb3B0aW9ucyA9IC8qKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuT3B0aW9uc30gKi8gKF9vcHRpb25zKTtcblxubGV0IG9sZEJlZm9yZURpZmYgPSBvcHRpb25zLl9kaWZmO1xubGV0IG9sZEJlZm9yZVJlbmRlciA9IG9wdGlvbnMuX3JlbmRlcjtcbmxldCBvbGRBZnRlckRpZmYgPSBvcHRpb25zLmRpZmZlZDtcbmxldCBvbGRDb21taXQgPSBvcHRpb25zLl9jb21taXQ7XG5sZXQgb2xkQmVmb3JlVW5tb3VudCA9IG9wdGlvbnMudW5tb3VudDtcbmxldCBvbGRSb290ID0gb3B0aW9ucy5fcm9vdDtcblxuLy8gV2UgdGFrZSB0aGUgbWluaW11bSB0aW1lb3V0IGZvciByZXF1ZXN0QW5pbWF0aW9uRnJhbWUgdG8gZW5zdXJlIHRoYXRcbi8vIHRoZSBjYWxsYmFjayBpcyBpbnZva2VkIGFmdGVyIHRoZSBuZXh0IGZyYW1lLiAzNW1zIGlzIGJhc2VkIG9uIGEgMzBoelxuLy8gcmVmcmVzaCByYXRlLCB3aGljaCBpcyB0aGUgbWluaW11bSByYXRlIGZvciBhIHNtb290aCB1c2VyIGV4cGVyaWVuY2UuXG5jb25zdCBSQUZfVElNRU9VVCA9IDM1O1xubGV0IHByZXZSYWY7XG5cbi8qKiBAdHlwZSB7KHZub2RlOiBpbXBvcnQoJy4vaW50ZXJuYWwnKS5WTm9kZSkgPT4gdm9pZH0gKi9cbm9wdGlvbnMuX2RpZmYgPSB2bm9kZSA9PiB7XG5cdGN1cnJlbnRDb21wb25lbnQgPSBudWxsO1xuXHRpZiAob2xkQmVmb3JlRGlmZikgb2xkQmVmb3JlRGlmZih2bm9kZSk7XG59O1xuXG5vcHRpb25zLl9yb290ID0gKHZub2RlLCBwYXJlbnREb20pID0+IHtcblx0aWYgKHZub2RlICYmIHBhcmVudERvbS5fY2hpbGRyZW4gJiYgcGFyZW50RG9tLl9jaGlsZHJlbi5fbWFzaykge1xuXHRcdHZub2RlLl9tYXNrID0gcGFyZW50RG9tLl9jaGlsZHJlbi5fbWFzaztcblx0fVxuXG5cdGlmIChvbGRSb290KSBvbGRSb290KHZub2RlLCBwYXJlbnREb20pO1xufTtcblxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlKSA9PiB2b2lkfSAqL1xub3B0aW9ucy5fcmVuZGVyID0gdm5vZGUgPT4ge1xuXHRpZiAob2xkQmVmb3JlUmVuZGVyKSBvbGRCZWZvcmVSZW5kZXIodm5vZGUpO1xuXG5cdGN1cnJlbnRDb21wb25lbnQgPSB2bm9kZS5fY29tcG9uZW50O1xuXHRjdXJyZW50SW5kZXggPSAwO1xuXG5cdGNvbnN0IGhvb2tzID0gY3VycmVudENvbXBvbmVudC5fX2hvb2tzO1xuXHRpZiAoaG9va3MpIHtcblx0XHRpZiAocHJldmlvdXNDb21wb25lbnQgPT0gY3VycmVudENvbXBvbmVudCkge1xuXHRcdFx0Y3VycmVudENvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzID0gW107XG5cdFx0fSBlbHNlIHtcblx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cy5zb21lKGludm9rZUNsZWFudXApO1xuXHRcdFx0aG9va3MuX3BlbmRpbmdFZmZlY3RzLnNvbWUoaW52b2tlRWZmZWN0KTtcblx0XHRcdGN1cnJlbnRJbmRleCA9IDA7XG5cdFx0fVxuXHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cyA9IFtdO1xuXG5cdFx0Ly8gUnVucyBiZWZvcmUgZXZlcnkgcmVuZGVyLCBmb3JjZWQgb3Igbm90LCBzbyBgc2hvdWxkQ29tcG9uZW50VXBkYXRlYFxuXHRcdC8vIG5ldmVyIGhhcyB0byBhcHBseSB0aGVzZSBpdHNlbGYuXG5cdFx0aG9va3MuX2xpc3Quc29tZShob29rSXRlbSA9PiB7XG5cdFx0XHRpZiAoaG9va0l0ZW0uX25leHRWYWx1ZSkge1xuXHRcdFx0XHRob29rSXRlbS5fdmFsdWUgPSBob29rSXRlbS5fbmV4dFZhbHVlO1xuXHRcdFx0fVxuXHRcdFx0aG9va0l0ZW0uX3BlbmRpbmdBcmdzID0gaG9va0l0ZW0uX25leHRWYWx1ZSA9IHVuZGVmaW5lZDtcblx0XHR9KTtcblx0fVxuXHRwcmV2aW91c0NvbXBvbmVudCA9IGN1cnJlbnRDb21wb25lbnQ7XG59O1xuXG4vKiogQHR5cGUgeyh2bm9kZTogaW1wb3J0KCcuL2ludGVybmFsJykuVk5vZGUpID0+IHZvaWR9ICovXG5vcHRpb25zLmRpZmZlZCA9IHZub2RlID0+IHtcblx0aWYgKG9sZEFmdGVyRGlmZikgb2xkQWZ0ZXJEaWZmKHZub2RlKTtcblxuXHRjb25zdCBjID0gdm5vZGUuX2NvbXBvbmVudDtcblx0aWYgKGMgJiYgYy5fX2hvb2tzKSB7XG5cdFx0aWYgKGMuX19ob29rcy5fcGVuZGluZ0VmZmVjdHMubGVuZ3RoKSBhZnRlclBhaW50KGFmdGVyUGFpbnRFZmZlY3RzLnB1c2goYykpO1xuXHRcdC8vIGBfcGVuZGluZ0FyZ3NgIGlzIGNsZWFyZWQgYWdhaW4gYnkgYG9wdGlvbnMuX3JlbmRlcmAgYmVmb3JlIGFueXRoaW5nXG5cdFx0Ly8gY2FuIHJlYWQgaXQsIHNvIGNvbW1pdHRpbmcgaXQgaGVyZSBpcyBlbm91Z2guXG5cdFx0Yy5fX2hvb2tzLl9saXN0LnNvbWUoaG9va0l0ZW0gPT4ge1xuXHRcdFx0aWYgKGhvb2tJdGVtLl9wZW5kaW5nQXJncykgaG9va0l0ZW0uX2FyZ3MgPSBob29rSXRlbS5fcGVuZGluZ0FyZ3M7XG5cdFx0fSk7XG5cdH1cblx0cHJldmlvdXNDb21wb25lbnQgPSBjdXJyZW50Q29tcG9uZW50ID0gbnVsbDtcbn07XG5cbi8vIFRPRE86IEltcHJvdmUgdHlwaW5nIG9mIGNvbW1pdFF1ZXVlIHBhcmFtZXRlclxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlLCBjb21taXRRdWV1ZTogYW55KSA9PiB2b2lkfSAqL1xub3B0aW9ucy5fY29tbWl0ID0gKHZub2RlLCBjb21taXRRdWV1ZSkgPT4ge1xuXHRjb21taXRRdWV1ZS5zb21lKGNvbXBvbmVudCA9PiB7XG5cdFx0dHJ5IHtcblx0XHRcdGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzLnNvbWUoaW52b2tlQ2xlYW51cCk7XG5cdFx0XHRjb21wb25lbnQuX3JlbmRlckNhbGxiYWNrcyA9IGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzLmZpbHRlcihjYiA9PlxuXHRcdFx0XHRjYi5fdmFsdWUgPyBpbnZva2VFZmZlY3QoY2IpIDogdHJ1ZVxuXHRcdFx0KTtcblx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHQvLyBPbmx5IHRoaXMgY29tcG9uZW50IHNraXBzIGl0cyByZW1haW5pbmcgZWZmZWN0cywgY29tbWl0Um9vdCByZXRocm93c1xuXHRcdFx0Ly8gdGhlIGVycm9yIHRvIGl0cyBib3VuZGFyeSBhZnRlciB0aGUgb3RoZXJzIHJhbi5cblx0XHRcdGNvbXBvbmVudC5fcmVuZGVyQ2FsbGJhY2tzID0gW1xuXHRcdFx0XHQoKSA9PiB7XG5cdFx0XHRcdFx0dGhyb3cgZTtcblx0XHRcdFx0fVxuXHRcdFx0XTtcblx0XHR9XG5cdH0pO1xuXG5cdGlmIChvbGRDb21taXQpIG9sZENvbW1pdCh2bm9kZSwgY29tbWl0UXVldWUpO1xufTtcblxuLyoqIEB0eXBlIHsodm5vZGU6IGltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlKSA9PiB2b2lkfSAqL1xub3B0aW9ucy51bm1vdW50ID0gdm5vZGUgPT4ge1xuXHRpZiAob2xkQmVmb3JlVW5tb3VudCkgb2xkQmVmb3JlVW5tb3VudCh2bm9kZSk7XG5cblx0Y29uc3QgYyA9IHZub2RlLl9jb21wb25lbnQ7XG5cdGlmIChjICYmIGMuX19ob29rcykge1xuXHRcdGxldCBoYXNFcnJvcmVkLCBlcnJvclBhcmVudDtcblx0XHRjLl9faG9va3MuX2xpc3Quc29tZShzID0+IHtcblx0XHRcdHRyeSB7XG5cdFx0XHRcdC8vIExheW91dCBjbGVhbnVwcyBoYXZlIHRvIHJ1biBiZWZvcmUgdGhlIG5ldyBET00gaXMgaW4gcGxhY2UsIHNvXG5cdFx0XHRcdC8vIHRoZXkgc3RheSBpbiB0aGUgY29tbWl0IHBoYXNlIChzZWUgIzE4ODYpLiBQYXNzaXZlIGNsZWFudXBzIHJ1blxuXHRcdFx0XHQvLyBhZnRlciBwYWludCwgYmVmb3JlIGFueSBuZXcgcGFzc2l2ZSBlZmZlY3QgKHNlZSAjNDI5OSksIHdpdGhcblx0XHRcdFx0Ly8gYF9wYXNzaXZlYCByZXB1cnBvc2VkIHRvIGhvbGQgdGhlIGVycm9yLXJvdXRpbmcgY29tcG9uZW50LlxuXHRcdFx0XHRpZiAocy5fcGFzc2l2ZSAmJiBzLl9jbGVhbnVwKSB7XG5cdFx0XHRcdFx0aWYgKGVycm9yUGFyZW50ID09PSB1bmRlZmluZWQpIHtcblx0XHRcdFx0XHRcdGVycm9yUGFyZW50ID0gdm5vZGUuX3BhcmVudDtcblx0XHRcdFx0XHRcdHdoaWxlIChcblx0XHRcdFx0XHRcdFx0ZXJyb3JQYXJlbnQgJiZcblx0XHRcdFx0XHRcdFx0IShlcnJvclBhcmVudC5fY29tcG9uZW50ICYmIGVycm9yUGFyZW50Ll9jb21wb25lbnQuX3BhcmVudERvbSlcblx0XHRcdFx0XHRcdCkge1xuXHRcdFx0XHRcdFx0XHRlcnJvclBhcmVudCA9IGVycm9yUGFyZW50Ll9wYXJlbnQ7XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0XHRlcnJvclBhcmVudCA9IGVycm9yUGFyZW50ICYmIGVycm9yUGFyZW50Ll9jb21wb25lbnQ7XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHRcdHMuX3Bhc3NpdmUgPSBlcnJvclBhcmVudDtcblx0XHRcdFx0XHRhZnRlclBhaW50KHVubW91bnRDbGVhbnVwcy5wdXNoKHMpKTtcblx0XHRcdFx0fSBlbHNlIHtcblx0XHRcdFx0XHRpbnZva2VDbGVhbnVwKHMpO1xuXHRcdFx0XHR9XG5cdFx0XHR9IGNhdGNoIChlKSB7XG5cdFx0XHRcdGhhc0Vycm9yZWQgPSBlO1xuXHRcdFx0fVxuXHRcdH0pO1xuXHRcdGMuX19ob29rcyA9IHVuZGVmaW5lZDtcblx0XHRpZiAoaGFzRXJyb3JlZCkgb3B0aW9ucy5fY2F0Y2hFcnJvcihoYXNFcnJvcmVkLCBjLl92bm9kZSk7XG5cdH1cbn07XG5cbi8qKlxuICogR2V0IGEgaG9vaydzIHN0YXRlIGZyb20gdGhlIGN1cnJlbnRDb21wb25lbnRcbiAqIEBwYXJhbSB7bnVtYmVyfSBpbmRleCBUaGUgaW5kZXggb2YgdGhlIGhvb2sgdG8gZ2V0XG4gKiBAcGFyYW0ge251bWJlcn0gdHlwZSBUaGUgdHlwZSBvZiB0aGUgaG9vayB0byBnZXRcbiAqIEByZXR1cm5zIHthbnl9XG4gKi9cbmZ1bmN0aW9uIGdldEhvb2tTdGF0ZShpbmRleCwgdHlwZSkge1xuXHRpZiAob3B0aW9ucy5faG9vaykge1xuXHRcdG9wdGlvbnMuX2hvb2soY3VycmVudENvbXBvbmVudCwgaW5kZXgsIGN1cnJlbnRIb29rIHx8IHR5cGUpO1xuXHR9XG5cdGN1cnJlbnRIb29rID0gMDtcblxuXHQvLyBMYXJnZWx5IGluc3BpcmVkIGJ5OlxuXHQvLyAqIGh0dHBzOi8vZ2l0aHViLmNvbS9taWNoYWVsLWtsZWluL2Z1bmN5LmpzL2Jsb2IvZjZiZTczNDY4ZTZlYzQ2YjBmZjVhYTNjYzRjOWJhZjcyYTI5MDI1YS9zcmMvaG9va3MvY29yZV9ob29rcy5tanNcblx0Ly8gKiBodHRwczovL2dpdGh1Yi5jb20vbWljaGFlbC1rbGVpbi9mdW5jeS5qcy9ibG9iLzY1MGJlYWE1OGM0M2MzM2E3NDgyMGEzYzk4YjNjNzA3OWNmMmUzMzMvc3JjL3JlbmRlcmVyLm1qc1xuXHQvLyBPdGhlciBpbXBsZW1lbnRhdGlvbnMgdG8gbG9vayBhdDpcblx0Ly8gKiBodHRwczovL2NvZGVzYW5kYm94LmlvL3MvbW5veDA1cXA4XG5cdGNvbnN0IGhvb2tzID1cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9faG9va3MgfHxcblx0XHQoY3VycmVudENvbXBvbmVudC5fX2hvb2tzID0ge1xuXHRcdFx0X2xpc3Q6IFtdLFxuXHRcdFx0X3BlbmRpbmdFZmZlY3RzOiBbXVxuXHRcdH0pO1xuXG5cdGlmIChpbmRleCA+PSBob29rcy5fbGlzdC5sZW5ndGgpIHtcblx0XHRob29rcy5fbGlzdC5wdXNoKHt9KTtcblx0fVxuXG5cdHJldHVybiBob29rcy5fbGlzdFtpbmRleF07XG59XG5cbi8qKlxuICogQHRlbXBsYXRlIHt1bmtub3dufSBTXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbmRleCcpLkRpc3BhdGNoPGltcG9ydCgnLi9pbmRleCcpLlN0YXRlVXBkYXRlcjxTPj59IFtpbml0aWFsU3RhdGVdXG4gKiBAcmV0dXJucyB7W1MsIChzdGF0ZTogUykgPT4gdm9pZF19XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VTdGF0ZShpbml0aWFsU3RhdGUpIHtcblx0Y3VycmVudEhvb2sgPSAxO1xuXHRyZXR1cm4gdXNlUmVkdWNlcihpbnZva2VPclJldHVybiwgaW5pdGlhbFN0YXRlKTtcbn1cblxuLyoqXG4gKiBAdGVtcGxhdGUge3Vua25vd259IFNcbiAqIEB0ZW1wbGF0ZSB7dW5rbm93bn0gQVxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW5kZXgnKS5SZWR1Y2VyPFMsIEE+fSByZWR1Y2VyXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbmRleCcpLkRpc3BhdGNoPGltcG9ydCgnLi9pbmRleCcpLlN0YXRlVXBkYXRlcjxTPj59IGluaXRpYWxTdGF0ZVxuICogQHBhcmFtIHsoaW5pdGlhbFN0YXRlOiBhbnkpID0+IHZvaWR9IFtpbml0XVxuICogQHJldHVybnMge1sgUywgKHN0YXRlOiBTKSA9PiB2b2lkIF19XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VSZWR1Y2VyKHJlZHVjZXIsIGluaXRpYWxTdGF0ZSwgaW5pdCkge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlJlZHVjZXJIb29rU3RhdGV9ICovXG5cdGNvbnN0IGhvb2tTdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMik7XG5cdGhvb2tTdGF0ZS5fcmVkdWNlciA9IHJlZHVjZXI7XG5cdGlmICghaG9va1N0YXRlLl9jb21wb25lbnQpIHtcblx0XHRob29rU3RhdGUuX3ZhbHVlID0gW1xuXHRcdFx0IWluaXQgPyBpbnZva2VPclJldHVybih1bmRlZmluZWQsIGluaXRpYWxTdGF0ZSkgOiBpbml0KGluaXRpYWxTdGF0ZSksXG5cblx0XHRcdGFjdGlvbiA9PiB7XG5cdFx0XHRcdGNvbnN0IGN1cnJlbnRWYWx1ZSA9IChob29rU3RhdGUuX25leHRWYWx1ZSB8fCBob29rU3RhdGUuX3ZhbHVlKVswXTtcblx0XHRcdFx0Y29uc3QgbmV4dFZhbHVlID0gaG9va1N0YXRlLl9yZWR1Y2VyKGN1cnJlbnRWYWx1ZSwgYWN0aW9uKTtcblxuXHRcdFx0XHRpZiAoIU9iamVjdElzKGN1cnJlbnRWYWx1ZSwgbmV4dFZhbHVlKSkge1xuXHRcdFx0XHRcdGhvb2tTdGF0ZS5fbmV4dFZhbHVlID0gW25leHRWYWx1ZSwgaG9va1N0YXRlLl92YWx1ZVsxXV07XG5cdFx0XHRcdFx0aG9va1N0YXRlLl9jb21wb25lbnQuc2V0U3RhdGUoe30pO1xuXHRcdFx0XHR9XG5cdFx0XHR9XG5cdFx0XTtcblxuXHRcdGhvb2tTdGF0ZS5fY29tcG9uZW50ID0gY3VycmVudENvbXBvbmVudDtcblxuXHRcdGlmICghY3VycmVudENvbXBvbmVudC5faGFzU2N1RnJvbUhvb2tzKSB7XG5cdFx0XHRjdXJyZW50Q29tcG9uZW50Ll9oYXNTY3VGcm9tSG9va3MgPSB0cnVlO1xuXHRcdFx0Y29uc3QgcHJldlNjdSA9IGN1cnJlbnRDb21wb25lbnQuc2hvdWxkQ29tcG9uZW50VXBkYXRlO1xuXG5cdFx0XHQvLyBUaGlzIFNDVSBoYXMgdGhlIHB1cnBvc2Ugb2YgYmFpbGluZyBvdXQgYWZ0ZXIgcmVwZWF0ZWQgdXBkYXRlc1xuXHRcdFx0Ly8gdG8gc3RhdGVmdWwgaG9va3MuIFdlIHN0b3JlIHRoZSBuZXh0IHZhbHVlIGluIGBfbmV4dFZhbHVlWzBdYCBhbmRcblx0XHRcdC8vIGtlZXAgZG9pbmcgdGhhdCBmb3IgYWxsIHN0YXRlIHNldHRlcnM7IGlmIHdlIGhhdmUgbmV4dCBzdGF0ZXMgYW5kXG5cdFx0XHQvLyBhbGwgbmV4dCBzdGF0ZXMgd2l0aGluIGEgY29tcG9uZW50IGVuZCB1cCBiZWluZyBlcXVhbCB0byB0aGVpclxuXHRcdFx0Ly8gb3JpZ2luYWwgc3RhdGUgd2UgYXJlIHNhZmUgdG8gYmFpbCBvdXQgZm9yIHRoaXMgc3BlY2lmaWMgY29tcG9uZW50LlxuXHRcdFx0Y3VycmVudENvbXBvbmVudC5zaG91bGRDb21wb25lbnRVcGRhdGUgPSBmdW5jdGlvbiAocCwgcywgYykge1xuXHRcdFx0XHRjb25zdCBob29rcyA9IHRoaXMuX19ob29rcztcblx0XHRcdFx0aWYgKCFob29rcykgcmV0dXJuIHRydWU7XG5cblx0XHRcdFx0Ly8gV2UgY2hlY2sgd2hldGhlciB3ZSBoYXZlIGNvbXBvbmVudHMgd2l0aCBhIG5leHRWYWx1ZSBzZXQgdGhhdFxuXHRcdFx0XHQvLyBoYXZlIHZhbHVlcyB0aGF0IGFyZW4ndCBlcXVhbCB0byBvbmUgYW5vdGhlciB0aGlzIHB1c2hlc1xuXHRcdFx0XHQvLyB1cyB0byB1cGRhdGUgZnVydGhlciBkb3duIHRoZSB0cmVlXG5cdFx0XHRcdGxldCB1cGRhdGVkSG9vayA9IGZhbHNlO1xuXHRcdFx0XHRsZXQgc2hvdWxkVXBkYXRlID0gdGhpcy5wcm9wcyAhPSBwO1xuXHRcdFx0XHRob29rcy5fbGlzdC5zb21lKGhvb2tJdGVtID0+IHtcblx0XHRcdFx0XHRpZiAoaG9va0l0ZW0uX25leHRWYWx1ZSkge1xuXHRcdFx0XHRcdFx0dXBkYXRlZEhvb2sgPSB0cnVlO1xuXHRcdFx0XHRcdFx0aWYgKCFPYmplY3RJcyhob29rSXRlbS5fdmFsdWVbMF0sIGhvb2tJdGVtLl9uZXh0VmFsdWVbMF0pKSB7XG5cdFx0XHRcdFx0XHRcdHNob3VsZFVwZGF0ZSA9IHRydWU7XG5cdFx0XHRcdFx0XHR9XG5cdFx0XHRcdFx0fVxuXHRcdFx0XHR9KTtcblxuXHRcdFx0XHRpZiAocHJldlNjdSkge1xuXHRcdFx0XHRcdGNvbnN0IHJlc3VsdCA9IHByZXZTY3UuY2FsbCh0aGlzLCBwLCBzLCBjKTtcblx0XHRcdFx0XHRyZXR1cm4gdXBkYXRlZEhvb2sgPyByZXN1bHQgfHwgc2hvdWxkVXBkYXRlIDogcmVzdWx0O1xuXHRcdFx0XHR9XG5cblx0XHRcdFx0cmV0dXJuICF1cGRhdGVkSG9vayB8fCBzaG91bGRVcGRhdGU7XG5cdFx0XHR9O1xuXHRcdH1cblx0fVxuXG5cdHJldHVybiBob29rU3RhdGUuX3ZhbHVlO1xufVxuXG4vKipcbiAqIEBwYXJhbSB7aW1wb3J0KCcuL2ludGVybmFsJykuRWZmZWN0fSBjYWxsYmFja1xuICogQHBhcmFtIHt1bmtub3duW119IGFyZ3NcbiAqIEByZXR1cm5zIHt2b2lkfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdXNlRWZmZWN0KGNhbGxiYWNrLCBhcmdzKSB7XG5cdC8qKiBAdHlwZSB7aW1wb3J0KCcuL2ludGVybmFsJykuRWZmZWN0SG9va1N0YXRlfSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMyk7XG5cdGlmICghb3B0aW9ucy5fc2tpcEVmZmVjdHMgJiYgYXJnc0NoYW5nZWQoc3RhdGUuX2FyZ3MsIGFyZ3MpKSB7XG5cdFx0c3RhdGUuX3Bhc3NpdmUgPSB0cnVlO1xuXHRcdHN0YXRlLl92YWx1ZSA9IGNhbGxiYWNrO1xuXHRcdHN0YXRlLl9wZW5kaW5nQXJncyA9IGFyZ3M7XG5cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9faG9va3MuX3BlbmRpbmdFZmZlY3RzLnB1c2goc3RhdGUpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3R9IGNhbGxiYWNrXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VMYXlvdXRFZmZlY3QoY2FsbGJhY2ssIGFyZ3MpIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5FZmZlY3RIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCA0KTtcblx0aWYgKCFvcHRpb25zLl9za2lwRWZmZWN0cyAmJiBhcmdzQ2hhbmdlZChzdGF0ZS5fYXJncywgYXJncykpIHtcblx0XHRzdGF0ZS5fcGFzc2l2ZSA9IGZhbHNlO1xuXHRcdHN0YXRlLl92YWx1ZSA9IGNhbGxiYWNrO1xuXHRcdHN0YXRlLl9wZW5kaW5nQXJncyA9IGFyZ3M7XG5cblx0XHRjdXJyZW50Q29tcG9uZW50Ll9yZW5kZXJDYWxsYmFja3MucHVzaChzdGF0ZSk7XG5cdH1cbn1cblxuLyoqIEB0eXBlIHsoaW5pdGlhbFZhbHVlOiB1bmtub3duKSA9PiB1bmtub3dufSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZVJlZihpbml0aWFsVmFsdWUpIHtcblx0Y3VycmVudEhvb2sgPSA1O1xuXHRyZXR1cm4gdXNlTWVtbygoKSA9PiAoeyBjdXJyZW50OiBpbml0aWFsVmFsdWUgfSksIFtdKTtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge29iamVjdH0gcmVmXG4gKiBAcGFyYW0geygpID0+IG9iamVjdH0gY3JlYXRlSGFuZGxlXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VJbXBlcmF0aXZlSGFuZGxlKHJlZiwgY3JlYXRlSGFuZGxlLCBhcmdzKSB7XG5cdGN1cnJlbnRIb29rID0gNjtcblx0dXNlTGF5b3V0RWZmZWN0KFxuXHRcdCgpID0+IHtcblx0XHRcdGlmICh0eXBlb2YgcmVmID09ICdmdW5jdGlvbicpIHtcblx0XHRcdFx0Y29uc3QgcmVzdWx0ID0gcmVmKGNyZWF0ZUhhbmRsZSgpKTtcblx0XHRcdFx0cmV0dXJuICgpID0+IHtcblx0XHRcdFx0XHRyZWYobnVsbCk7XG5cdFx0XHRcdFx0aWYgKHR5cGVvZiByZXN1bHQgPT0gJ2Z1bmN0aW9uJykgcmVzdWx0KCk7XG5cdFx0XHRcdH07XG5cdFx0XHR9IGVsc2UgaWYgKHJlZikge1xuXHRcdFx0XHRyZWYuY3VycmVudCA9IGNyZWF0ZUhhbmRsZSgpO1xuXHRcdFx0XHRyZXR1cm4gKCkgPT4gKHJlZi5jdXJyZW50ID0gbnVsbCk7XG5cdFx0XHR9XG5cdFx0fSxcblx0XHRhcmdzID09IG51bGwgPyBhcmdzIDogYXJncy5jb25jYXQocmVmKVxuXHQpO1xufVxuXG4vKipcbiAqIEB0ZW1wbGF0ZSB7dW5rbm93bn0gVFxuICogQHBhcmFtIHsoKSA9PiBUfSBmYWN0b3J5XG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMge1R9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VNZW1vKGZhY3RvcnksIGFyZ3MpIHtcblx0LyoqIEB0eXBlIHtpbXBvcnQoJy4vaW50ZXJuYWwnKS5NZW1vSG9va1N0YXRlPFQ+fSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgNyk7XG5cdGlmIChhcmdzQ2hhbmdlZChzdGF0ZS5fYXJncywgYXJncykpIHtcblx0XHRzdGF0ZS5fdmFsdWUgPSBmYWN0b3J5KCk7XG5cdFx0c3RhdGUuX2FyZ3MgPSBhcmdzO1xuXHR9XG5cblx0cmV0dXJuIHN0YXRlLl92YWx1ZTtcbn1cblxuLyoqXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IGNhbGxiYWNrXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gYXJnc1xuICogQHJldHVybnMgeygpID0+IHZvaWR9XG4gKi9cbmV4cG9ydCBmdW5jdGlvbiB1c2VDYWxsYmFjayhjYWxsYmFjaywgYXJncykge1xuXHRjdXJyZW50SG9vayA9IDg7XG5cdHJldHVybiB1c2VNZW1vKCgpID0+IGNhbGxiYWNrLCBhcmdzKTtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlByZWFjdENvbnRleHR9IGNvbnRleHRcbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZUNvbnRleHQoY29udGV4dCkge1xuXHRjb25zdCBwcm92aWRlciA9IGN1cnJlbnRDb21wb25lbnQuY29udGV4dFtjb250ZXh0Ll9pZF07XG5cdC8vIFdlIGNvdWxkIHNraXAgdGhpcyBjYWxsIGhlcmUsIGJ1dCB0aGFuIHdlJ2Qgbm90IGNhbGxcblx0Ly8gYG9wdGlvbnMuX2hvb2tgLiBXZSBuZWVkIHRvIGRvIHRoYXQgaW4gb3JkZXIgdG8gbWFrZVxuXHQvLyB0aGUgZGV2dG9vbHMgYXdhcmUgb2YgdGhpcyBob29rLlxuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkNvbnRleHRIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCA5KTtcblx0Ly8gVGhlIGRldnRvb2xzIG5lZWRzIGFjY2VzcyB0byB0aGUgY29udGV4dCBvYmplY3QgdG9cblx0Ly8gYmUgYWJsZSB0byBwdWxsIG9mIHRoZSBkZWZhdWx0IHZhbHVlIHdoZW4gbm8gcHJvdmlkZXJcblx0Ly8gaXMgcHJlc2VudCBpbiB0aGUgdHJlZS5cblx0c3RhdGUuX2NvbnRleHQgPSBjb250ZXh0O1xuXHRpZiAoIXByb3ZpZGVyKSByZXR1cm4gY29udGV4dC5fZGVmYXVsdFZhbHVlO1xuXHQvLyBUaGlzIGlzIHByb2JhYmx5IG5vdCBzYWZlIHRvIGNvbnZlcnQgdG8gXCIhXCJcblx0aWYgKHN0YXRlLl92YWx1ZSA9PSBudWxsKSB7XG5cdFx0c3RhdGUuX3ZhbHVlID0gdHJ1ZTtcblx0XHRwcm92aWRlci5zdWIoY3VycmVudENvbXBvbmVudCk7XG5cdH1cblx0cmV0dXJuIHByb3ZpZGVyLnByb3BzLnZhbHVlO1xufVxuXG4vKipcbiAqIERpc3BsYXkgYSBjdXN0b20gbGFiZWwgZm9yIGEgY3VzdG9tIGhvb2sgZm9yIHRoZSBkZXZ0b29scyBwYW5lbFxuICogQHR5cGUgezxUPih2YWx1ZTogVCwgY2I/OiAodmFsdWU6IFQpID0+IHN0cmluZyB8IG51bWJlcikgPT4gdm9pZH1cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZURlYnVnVmFsdWUodmFsdWUsIGZvcm1hdHRlcikge1xuXHRpZiAob3B0aW9ucy51c2VEZWJ1Z1ZhbHVlKSB7XG5cdFx0b3B0aW9ucy51c2VEZWJ1Z1ZhbHVlKFxuXHRcdFx0Zm9ybWF0dGVyID8gZm9ybWF0dGVyKHZhbHVlKSA6IC8qKiBAdHlwZSB7YW55fSovICh2YWx1ZSlcblx0XHQpO1xuXHR9XG59XG5cbi8qKlxuICogQHBhcmFtIHsoZXJyb3I6IHVua25vd24sIGVycm9ySW5mbzogaW1wb3J0KCdwcmVhY3QnKS5FcnJvckluZm8pID0+IHZvaWR9IGNiXG4gKiBAcmV0dXJucyB7W3Vua25vd24sICgpID0+IHZvaWRdfVxuICovXG5leHBvcnQgZnVuY3Rpb24gdXNlRXJyb3JCb3VuZGFyeShjYikge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkVycm9yQm91bmRhcnlIb29rU3RhdGV9ICovXG5cdGNvbnN0IHN0YXRlID0gZ2V0SG9va1N0YXRlKGN1cnJlbnRJbmRleCsrLCAxMCk7XG5cdGNvbnN0IGVyclN0YXRlID0gdXNlU3RhdGUoKTtcblx0c3RhdGUuX3ZhbHVlID0gY2I7XG5cdGlmICghY3VycmVudENvbXBvbmVudC5jb21wb25lbnREaWRDYXRjaCkge1xuXHRcdGN1cnJlbnRDb21wb25lbnQuY29tcG9uZW50RGlkQ2F0Y2ggPSAoZXJyLCBlcnJvckluZm8pID0+IHtcblx0XHRcdGlmIChzdGF0ZS5fdmFsdWUpIHN0YXRlLl92YWx1ZShlcnIsIGVycm9ySW5mbyk7XG5cdFx0XHRlcnJTdGF0ZVsxXShlcnIpO1xuXHRcdH07XG5cdH1cblx0cmV0dXJuIFtlcnJTdGF0ZVswXSwgKCkgPT4gZXJyU3RhdGVbMV0oKV07XG59XG5cbi8qKiBAdHlwZSB7KCkgPT4gc3RyaW5nfSAqL1xuZXhwb3J0IGZ1bmN0aW9uIHVzZUlkKCkge1xuXHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLklkSG9va1N0YXRlfSAqL1xuXHRjb25zdCBzdGF0ZSA9IGdldEhvb2tTdGF0ZShjdXJyZW50SW5kZXgrKywgMTEpO1xuXHRpZiAoIXN0YXRlLl92YWx1ZSkge1xuXHRcdC8vIEdyYWIgZWl0aGVyIHRoZSByb290IG5vZGUgb3IgdGhlIG5lYXJlc3QgYXN5bmMgYm91bmRhcnkgbm9kZS5cblx0XHQvKiogQHR5cGUge2ltcG9ydCgnLi9pbnRlcm5hbCcpLlZOb2RlfSAqL1xuXHRcdGxldCByb290ID0gY3VycmVudENvbXBvbmVudC5fdm5vZGU7XG5cdFx0d2hpbGUgKCFyb290Ll9tYXNrICYmIHJvb3QuX3BhcmVudCkge1xuXHRcdFx0cm9vdCA9IHJvb3QuX3BhcmVudDtcblx0XHR9XG5cblx0XHRsZXQgbWFzayA9IHJvb3QuX21hc2sgfHwgKHJvb3QuX21hc2sgPSBbMCwgMF0pO1xuXHRcdHN0YXRlLl92YWx1ZSA9ICdQJyArIG1hc2tbMF0gKyAnLScgKyBtYXNrWzFdKys7XG5cdH1cblxuXHRyZXR1cm4gc3RhdGUuX3ZhbHVlO1xufVxuXG4vKipcbiAqIEFmdGVyIHBhaW50IGVmZmVjdHMgY29uc3VtZXIuXG4gKi9cbmZ1bmN0aW9uIGZsdXNoQWZ0ZXJQYWludEVmZmVjdHMoKSB7XG5cdGxldCBjb21wb25lbnQ7XG5cdC8vIFRoZSBsb29wIHBpY2tzIHVwIGNvbXBvbmVudHMgdW5tb3VudGVkIGJ5IGFuIGVmZmVjdCB3ZSBqdXN0IGludm9rZWQsIHdoaWNoXG5cdC8vIGRvbid0IG5lY2Vzc2FyaWx5IHNjaGVkdWxlIGEgZmx1c2ggb2YgdGhlaXIgb3duLlxuXHRkbyB7XG5cdFx0Ly8gVW5tb3VudGVkIGNvbXBvbmVudHMnIHBhc3NpdmUgY2xlYW51cHMgcnVuIGJlZm9yZSBhbnkgbmV3IHBhc3NpdmVcblx0XHQvLyBlZmZlY3QsIG1pcnJvcmluZyBSZWFjdCBydW5uaW5nIGFsbCBkZXN0cm95cyBiZWZvcmUgYW55IGNyZWF0ZS5cblx0XHR3aGlsZSAoKGNvbXBvbmVudCA9IHVubW91bnRDbGVhbnVwcy5zaGlmdCgpKSkge1xuXHRcdFx0dHJ5IHtcblx0XHRcdFx0aW52b2tlQ2xlYW51cChjb21wb25lbnQpO1xuXHRcdFx0fSBjYXRjaCAoZSkge1xuXHRcdFx0XHRjb21wb25lbnQgPSAvKiogQHR5cGUge2FueX0gKi8gKGNvbXBvbmVudC5fcGFzc2l2ZSk7XG5cdFx0XHRcdG9wdGlvbnMuX2NhdGNoRXJyb3IoZSwgeyBfcGFyZW50OiBjb21wb25lbnQgJiYgY29tcG9uZW50Ll92bm9kZSB9KTtcblx0XHRcdH1cblx0XHR9XG5cblx0XHR3aGlsZSAoKGNvbXBvbmVudCA9IGFmdGVyUGFpbnRFZmZlY3RzLnNoaWZ0KCkpKSB7XG5cdFx0XHRjb25zdCBob29rcyA9IGNvbXBvbmVudC5fX2hvb2tzO1xuXHRcdFx0aWYgKCFjb21wb25lbnQuX3BhcmVudERvbSB8fCAhaG9va3MpIGNvbnRpbnVlO1xuXHRcdFx0dHJ5IHtcblx0XHRcdFx0aG9va3MuX3BlbmRpbmdFZmZlY3RzLnNvbWUoaW52b2tlQ2xlYW51cCk7XG5cdFx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cy5zb21lKGludm9rZUVmZmVjdCk7XG5cdFx0XHRcdGhvb2tzLl9wZW5kaW5nRWZmZWN0cyA9IFtdO1xuXHRcdFx0fSBjYXRjaCAoZSkge1xuXHRcdFx0XHRob29rcy5fcGVuZGluZ0VmZmVjdHMgPSBbXTtcblx0XHRcdFx0b3B0aW9ucy5fY2F0Y2hFcnJvcihlLCBjb21wb25lbnQuX3Zub2RlKTtcblx0XHRcdH1cblx0XHR9XG5cdH0gd2hpbGUgKHVubW91bnRDbGVhbnVwcy5sZW5ndGgpO1xufVxuXG5sZXQgSEFTX1JBRiA9IHR5cGVvZiByZXF1ZXN0QW5pbWF0aW9uRnJhbWUgPT0gJ2Z1bmN0aW9uJztcblxuLyoqXG4gKiBTY2hlZHVsZSBhIGNhbGxiYWNrIHRvIGJlIGludm9rZWQgYWZ0ZXIgdGhlIGJyb3dzZXIgaGFzIGEgY2hhbmNlIHRvIHBhaW50IGEgbmV3IGZyYW1lLlxuICogRG8gdGhpcyBieSBjb21iaW5pbmcgcmVxdWVzdEFuaW1hdGlvbkZyYW1lIChyQUYpICsgc2V0VGltZW91dCB0byBpbnZva2UgYSBjYWxsYmFjayBhZnRlclxuICogdGhlIG5leHQgYnJvd3NlciBmcmFtZS5cbiAqXG4gKiBBbHNvLCBzY2hlZHVsZSBhIHRpbWVvdXQgaW4gcGFyYWxsZWwgdG8gdGhlIHRoZSByQUYgdG8gZW5zdXJlIHRoZSBjYWxsYmFjayBpcyBpbnZva2VkXG4gKiBldmVuIGlmIFJBRiBkb2Vzbid0IGZpcmUgKGZvciBleGFtcGxlIGlmIHRoZSBicm93c2VyIHRhYiBpcyBub3QgdmlzaWJsZSlcbiAqXG4gKiBAcGFyYW0geygpID0+IHZvaWR9IGNhbGxiYWNrXG4gKi9cbmZ1bmN0aW9uIGFmdGVyTmV4dEZyYW1lKGNhbGxiYWNrKSB7XG5cdGNvbnN0IGRvbmUgPSAoKSA9PiB7XG5cdFx0Y2xlYXJUaW1lb3V0KHRpbWVvdXQpO1xuXHRcdGlmIChIQVNfUkFGKSBjYW5jZWxBbmltYXRpb25GcmFtZShyYWYpO1xuXHRcdHNldFRpbWVvdXQoY2FsbGJhY2spO1xuXHR9O1xuXHRjb25zdCB0aW1lb3V0ID0gc2V0VGltZW91dChkb25lLCBSQUZfVElNRU9VVCk7XG5cblx0bGV0IHJhZjtcblx0aWYgKEhBU19SQUYpIHtcblx0XHRyYWYgPSByZXF1ZXN0QW5pbWF0aW9uRnJhbWUoZG9uZSk7XG5cdH1cbn1cblxuLy8gTm90ZTogaWYgc29tZW9uZSB1c2VkIG9wdGlvbnMuZGVib3VuY2VSZW5kZXJpbmcgPSByZXF1ZXN0QW5pbWF0aW9uRnJhbWUsXG4vLyB0aGVuIGVmZmVjdHMgd2lsbCBBTFdBWVMgcnVuIG9uIHRoZSBORVhUIGZyYW1lIGluc3RlYWQgb2YgdGhlIGN1cnJlbnQgb25lLCBpbmN1cnJpbmcgYSB+MTZtcyBkZWxheS5cbi8vIFBlcmhhcHMgdGhpcyBpcyBub3Qgc3VjaCBhIGJpZyBkZWFsLlxuLyoqXG4gKiBTY2hlZHVsZSBhZnRlclBhaW50RWZmZWN0cyBmbHVzaCBhZnRlciB0aGUgYnJvd3NlciBwYWludHNcbiAqIEBwYXJhbSB7bnVtYmVyfSBuZXdRdWV1ZUxlbmd0aFxuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGFmdGVyUGFpbnQobmV3UXVldWVMZW5ndGgpIHtcblx0aWYgKG5ld1F1ZXVlTGVuZ3RoID09IDEgfHwgcHJldlJhZiAhPSBvcHRpb25zLnJlcXVlc3RBbmltYXRpb25GcmFtZSkge1xuXHRcdHByZXZSYWYgPSBvcHRpb25zLnJlcXVlc3RBbmltYXRpb25GcmFtZTtcblx0XHQocHJldlJhZiB8fCBhZnRlck5leHRGcmFtZSkoZmx1c2hBZnRlclBhaW50RWZmZWN0cyk7XG5cdH1cbn1cblxuLyoqXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkhvb2tTdGF0ZX0gaG9va1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGludm9rZUNsZWFudXAoaG9vaykge1xuXHQvLyBBIGhvb2sgY2xlYW51cCBjYW4gaW50cm9kdWNlIGEgY2FsbCB0byByZW5kZXIgd2hpY2ggY3JlYXRlcyBhIG5ldyByb290LCB0aGlzIHdpbGwgY2FsbCBvcHRpb25zLnZub2RlXG5cdC8vIGFuZCBtb3ZlIHRoZSBjdXJyZW50Q29tcG9uZW50IGF3YXkuXG5cdGNvbnN0IGNvbXAgPSBjdXJyZW50Q29tcG9uZW50O1xuXHRsZXQgY2xlYW51cCA9IGhvb2suX2NsZWFudXA7XG5cdGlmICh0eXBlb2YgY2xlYW51cCA9PSAnZnVuY3Rpb24nKSB7XG5cdFx0aG9vay5fY2xlYW51cCA9IHVuZGVmaW5lZDtcblx0XHRjbGVhbnVwKCk7XG5cdH1cblxuXHRjdXJyZW50Q29tcG9uZW50ID0gY29tcDtcbn1cblxuLyoqXG4gKiBJbnZva2UgYSBIb29rJ3MgZWZmZWN0XG4gKiBAcGFyYW0ge2ltcG9ydCgnLi9pbnRlcm5hbCcpLkVmZmVjdEhvb2tTdGF0ZX0gaG9va1xuICogQHJldHVybnMge3ZvaWR9XG4gKi9cbmZ1bmN0aW9uIGludm9rZUVmZmVjdChob29rKSB7XG5cdC8vIEEgaG9vayBjYWxsIGNhbiBpbnRyb2R1Y2UgYSBjYWxsIHRvIHJlbmRlciB3aGljaCBjcmVhdGVzIGEgbmV3IHJvb3QsIHRoaXMgd2lsbCBjYWxsIG9wdGlvbnMudm5vZGVcblx0Ly8gYW5kIG1vdmUgdGhlIGN1cnJlbnRDb21wb25lbnQgYXdheS5cblx0Y29uc3QgY29tcCA9IGN1cnJlbnRDb21wb25lbnQ7XG5cdGhvb2suX2NsZWFudXAgPSBob29rLl92YWx1ZSgpO1xuXHRjdXJyZW50Q29tcG9uZW50ID0gY29tcDtcbn1cblxuLyoqXG4gKiBAcGFyYW0ge3Vua25vd25bXX0gb2xkQXJnc1xuICogQHBhcmFtIHt1bmtub3duW119IG5ld0FyZ3NcbiAqIEByZXR1cm5zIHtib29sZWFufVxuICovXG5mdW5jdGlvbiBhcmdzQ2hhbmdlZChvbGRBcmdzLCBuZXdBcmdzKSB7XG5cdHJldHVybiAoXG5cdFx0IW9sZEFyZ3MgfHxcblx0XHRvbGRBcmdzLmxlbmd0aCAhPSBuZXdBcmdzLmxlbmd0aCB8fFxuXHRcdG5ld0FyZ3Muc29tZSgoYXJnLCBpbmRleCkgPT4gIU9iamVjdElzKGFyZywgb2xkQXJnc1tpbmRleF0pKVxuXHQpO1xufVxuXG4vKipcbiAqIEB0ZW1wbGF0ZSBBcmdcbiAqIEBwYXJhbSB7QXJnfSBhcmdcbiAqIEBwYXJhbSB7KGFyZzogQXJnKSA9PiBhbnl9IGZcbiAqIEByZXR1cm5zIHthbnl9XG4gKi9cbmZ1bmN0aW9uIGludm9rZU9yUmV0dXJuKGFyZywgZikge1xuXHRyZXR1cm4gdHlwZW9mIGYgPT0gJ2Z1bmN0aW9uJyA/IGYoYXJnKSA6IGY7XG59XG4iLCAiLy8gUGxhaW4gcmVxdWVzdHMgdG8gdGhlIHNlcnZlci4gQWxsIGFkZHJlc3NlcyBhcmUgcmVsYXRpdmUsIHNvIHRoYXQgdGhlIHBhZ2Ugd29ya3MgdW5kZXIgYW55IHBhdGguXG5cbmltcG9ydCB0eXBlIHtcbiAgQW5hbHlzaXNTaG93bixcbiAgRXJyb3JSZXBseSxcbiAgTG9iYnksXG4gIE5ld0xlc3NvbixcbiAgTmV3VGFibGUsXG4gIE93blJlc3VsdCxcbiAgT3duU2VhdCxcbiAgU3RlcFNob3duLFxuICBUYWJsZUNyZWF0ZWQsXG4gIFRhYmxlU3VtbWFyeSxcbn0gZnJvbSBcIi4vcHJvdG9jb2xcIjtcblxuLyoqIEEgcmVxdWVzdCB0aGF0IGZhaWxlZC4gYHN0YXR1c2AgaXMgMCBpZiB0aGUgc2VydmVyIGNhbm5vdCBiZSByZWFjaGVkLiAqL1xuZXhwb3J0IGNsYXNzIFJlcXVlc3RFcnJvciBleHRlbmRzIEVycm9yIHtcbiAgY29uc3RydWN0b3IoXG4gICAgcmVhZG9ubHkgc3RhdHVzOiBudW1iZXIsXG4gICAgbWVzc2FnZTogc3RyaW5nLFxuICApIHtcbiAgICBzdXBlcihtZXNzYWdlKTtcbiAgfVxufVxuXG5jb25zdCBQQVRJRU5DRV9NUyA9IDE1XzAwMDtcblxuYXN5bmMgZnVuY3Rpb24gcmVxdWVzdChwYXRoOiBzdHJpbmcsIGluaXQ6IFJlcXVlc3RJbml0ID0ge30pOiBQcm9taXNlPFJlc3BvbnNlPiB7XG4gIGxldCByZXNwb25zZTogUmVzcG9uc2U7XG4gIHRyeSB7XG4gICAgcmVzcG9uc2UgPSBhd2FpdCBmZXRjaChwYXRoLCB7IC4uLmluaXQsIHNpZ25hbDogQWJvcnRTaWduYWwudGltZW91dChQQVRJRU5DRV9NUykgfSk7XG4gIH0gY2F0Y2gge1xuICAgIHRocm93IG5ldyBSZXF1ZXN0RXJyb3IoMCwgXCJcIik7XG4gIH1cbiAgaWYgKCFyZXNwb25zZS5vaykge1xuICAgIGNvbnN0IHJlcGx5ID0gKGF3YWl0IHJlc3BvbnNlLmpzb24oKS5jYXRjaCgoKSA9PiAoe30pKSkgYXMgUGFydGlhbDxFcnJvclJlcGx5PjtcbiAgICB0aHJvdyBuZXcgUmVxdWVzdEVycm9yKHJlc3BvbnNlLnN0YXR1cywgcmVwbHkuZXJyb3IgPz8gcmVzcG9uc2Uuc3RhdHVzVGV4dCk7XG4gIH1cbiAgcmV0dXJuIHJlc3BvbnNlO1xufVxuXG5hc3luYyBmdW5jdGlvbiBqc29uPFQ+KHBhdGg6IHN0cmluZywgaW5pdD86IFJlcXVlc3RJbml0KTogUHJvbWlzZTxUPiB7XG4gIHJldHVybiAoYXdhaXQgKGF3YWl0IHJlcXVlc3QocGF0aCwgaW5pdCkpLmpzb24oKSkgYXMgVDtcbn1cblxuZXhwb3J0IGNvbnN0IGxvYmJ5ID0gKGxhbmd1YWdlOiBzdHJpbmcpID0+IGpzb248TG9iYnk+KGBhcGkvbG9iYnk/bGFuZ3VhZ2U9JHtsYW5ndWFnZX1gKTtcblxuZXhwb3J0IGNvbnN0IGNyZWF0ZSA9ICh0YWJsZTogTmV3VGFibGUgfCBOZXdMZXNzb24sIGxhbmd1YWdlOiBzdHJpbmcpID0+XG4gIGpzb248VGFibGVDcmVhdGVkPihgYXBpL3RhYmxlcz9sYW5ndWFnZT0ke2xhbmd1YWdlfWAsIHtcbiAgICBtZXRob2Q6IFwiUE9TVFwiLFxuICAgIGJvZHk6IEpTT04uc3RyaW5naWZ5KHRhYmxlKSxcbiAgfSk7XG5cbmV4cG9ydCBjb25zdCBzdW1tYXJ5ID0gKHRhYmxlOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcpID0+XG4gIGpzb248VGFibGVTdW1tYXJ5PihgYXBpL3RhYmxlcy8ke3RhYmxlfT9sYW5ndWFnZT0ke2xhbmd1YWdlfWApO1xuXG4vKiogQSBzdGVwIG9mIGEgZ2FtZSB0aGF0IGlzIG92ZXIsIGFzIGEgc2VhdCBvciBhbiBvbmxvb2tlciBzYXcgaXQuICovXG5leHBvcnQgY29uc3Qgc3RlcCA9ICh0YWJsZTogc3RyaW5nLCBudW1iZXI6IG51bWJlciwgc2VhdDogbnVtYmVyIHwgdW5kZWZpbmVkLCBsYW5ndWFnZTogc3RyaW5nKSA9PlxuICBqc29uPFN0ZXBTaG93bj4oXG4gICAgYGFwaS90YWJsZXMvJHt0YWJsZX0vc3RlcHMvJHtudW1iZXJ9P2xhbmd1YWdlPSR7bGFuZ3VhZ2V9JHtzZWF0ID8gYCZzZWF0PSR7c2VhdH1gIDogXCJcIn1gLFxuICApO1xuXG4vKiogVGhlIHJ1bGVzIG9mIGEgZ2FtZSBhcyBIVE1MIHdpdGhvdXQgc2NyaXB0cy4gKi9cbmV4cG9ydCBjb25zdCBydWxlcyA9IGFzeW5jIChnYW1lOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcpID0+XG4gIChhd2FpdCByZXF1ZXN0KGBhcGkvcnVsZXMvJHtlbmNvZGVVUklDb21wb25lbnQoZ2FtZSl9P2xhbmd1YWdlPSR7bGFuZ3VhZ2V9YCkpLnRleHQoKTtcblxuLyoqIEhvdyBmYXIgdGhlIGFuYWx5c2lzIG9mIGEgZ2FtZSBpcy4gYGJlZ2luYCBhc2tzIHRoZSBzZXJ2ZXIgdG8gbWFrZSBpdC4gKi9cbmV4cG9ydCBjb25zdCBhbmFseXNpcyA9ICh0YWJsZTogc3RyaW5nLCBiZWdpbjogYm9vbGVhbiwgbGFuZ3VhZ2U6IHN0cmluZykgPT5cbiAganNvbjxBbmFseXNpc1Nob3duPihgYXBpL3RhYmxlcy8ke3RhYmxlfS9hbmFseXNpcz9sYW5ndWFnZT0ke2xhbmd1YWdlfWAsIHtcbiAgICBtZXRob2Q6IGJlZ2luID8gXCJQT1NUXCIgOiBcIkdFVFwiLFxuICB9KTtcblxuLyoqIFRoZSBnYW1lcyBvZiB0aGVzZSBzZWF0cy4gKi9cbmV4cG9ydCBjb25zdCByZXN1bHRzID0gYXN5bmMgKHNlYXRzOiBPd25TZWF0W10sIGxhbmd1YWdlOiBzdHJpbmcpID0+IHtcbiAgY29uc3QgYW5zd2VyID0gYXdhaXQganNvbjx7IHRhYmxlczogT3duUmVzdWx0W10gfT4oYGFwaS9yZXN1bHRzP2xhbmd1YWdlPSR7bGFuZ3VhZ2V9YCwge1xuICAgIG1ldGhvZDogXCJQT1NUXCIsXG4gICAgYm9keTogSlNPTi5zdHJpbmdpZnkoeyBzZWF0cyB9KSxcbiAgfSk7XG4gIHJldHVybiBhbnN3ZXIudGFibGVzO1xufTtcblxuLyoqIFRoZSBjb2RlIGJ5IHdoaWNoIGBybncgcmVwbGF5YCBzaG93cyBhIGdhbWUgYW55d2hlcmUuICovXG5leHBvcnQgY29uc3QgY29kZSA9IGFzeW5jICh0YWJsZTogc3RyaW5nKSA9PlxuICAoYXdhaXQganNvbjx7IGNvZGU6IHN0cmluZyB9PihgYXBpL3RhYmxlcy8ke3RhYmxlfS9jb2RlYCkpLmNvZGU7XG5cbmV4cG9ydCBjb25zdCByZWNvcmRBZGRyZXNzID0gKHRhYmxlOiBzdHJpbmcpID0+IGBhcGkvdGFibGVzLyR7dGFibGV9L3JlY29yZGA7XG5cbmV4cG9ydCBjb25zdCBzb2NrZXRBZGRyZXNzID0gKHRhYmxlOiBzdHJpbmcpID0+IHtcbiAgY29uc3QgYWRkcmVzcyA9IG5ldyBVUkwoYGFwaS90YWJsZXMvJHt0YWJsZX0vc29ja2V0YCwgZG9jdW1lbnQuYmFzZVVSSSk7XG4gIGFkZHJlc3MucHJvdG9jb2wgPSBhZGRyZXNzLnByb3RvY29sLnJlcGxhY2UoXCJodHRwXCIsIFwid3NcIik7XG4gIGFkZHJlc3MuaGFzaCA9IFwiXCI7XG4gIHJldHVybiBhZGRyZXNzLmhyZWY7XG59O1xuXG4vKiogV2hldGhlciB0aGUgc2VydmVyIGFuc3dlcnMgYXQgYWxsLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGlzUmVhY2hhYmxlKCk6IFByb21pc2U8Ym9vbGVhbj4ge1xuICB0cnkge1xuICAgIGNvbnN0IGFuc3dlciA9IGF3YWl0IGZldGNoKFwiaGVhbHRoXCIsIHsgc2lnbmFsOiBBYm9ydFNpZ25hbC50aW1lb3V0KDQwMDApLCBjYWNoZTogXCJuby1zdG9yZVwiIH0pO1xuICAgIHJldHVybiBhbnN3ZXIub2s7XG4gIH0gY2F0Y2gge1xuICAgIHJldHVybiBmYWxzZTtcbiAgfVxufVxuIiwgIi8vIFdoYXQgdGhpcyBicm93c2VyIGtlZXBzOiBjaG9pY2VzLCBhbmQgdGhlIHNlY3JldHMgb2Ygc2VhdHMgYW5kIGhvc3RzLlxuXG4vKiogV2hhdCBpcyBrbm93biBhYm91dCBhIHRhYmxlLiAqL1xuZXhwb3J0IGludGVyZmFjZSBLZXB0VGFibGUge1xuICAvKiogV2hlbiB0aGlzIGJyb3dzZXIgd2FzIHRoZXJlIGxhc3QsIGluIG1pbGxpc2Vjb25kcy4gKi9cbiAgc2VlbjogbnVtYmVyO1xuICB0aXRsZT86IHN0cmluZztcbiAgLyoqIFRoZSBzZWNyZXQgb2YgdGhlIG93biBzZWF0LiAqL1xuICBzZWNyZXQ/OiBzdHJpbmc7XG4gIC8qKiBUaGUgc2VjcmV0IG9mIHRoZSBob3N0LiAqL1xuICBob3N0Pzogc3RyaW5nO1xufVxuXG5jb25zdCBUQUJMRVNfTUFYID0gNjA7XG4vLyBTZXZlcmFsIHNlcnZlcnMgbWF5IHNoYXJlIGFuIG9yaWdpbiB1bmRlciBkaWZmZXJlbnQgcGF0aHMuXG5jb25zdCBQUkVGSVggPSBgcm53JHtsb2NhdGlvbi5wYXRobmFtZS5yZXBsYWNlKC9bXi9dKiQvLCBcIlwiKX1gO1xuXG4vKiogV2l0aG91dCBzdG9yYWdlIGV2ZXJ5dGhpbmcgd29ya3MgdW50aWwgdGhlIHBhZ2UgaXMgY2xvc2VkLiAqL1xuY29uc3QgbWVtb3J5ID0gbmV3IE1hcDxzdHJpbmcsIHN0cmluZz4oKTtcblxuZnVuY3Rpb24gcmVhZChuYW1lOiBzdHJpbmcpOiBzdHJpbmcgfCBudWxsIHtcbiAgdHJ5IHtcbiAgICByZXR1cm4gbG9jYWxTdG9yYWdlLmdldEl0ZW0oUFJFRklYICsgbmFtZSkgPz8gbWVtb3J5LmdldChuYW1lKSA/PyBudWxsO1xuICB9IGNhdGNoIHtcbiAgICByZXR1cm4gbWVtb3J5LmdldChuYW1lKSA/PyBudWxsO1xuICB9XG59XG5cbmZ1bmN0aW9uIHdyaXRlKG5hbWU6IHN0cmluZywgdmFsdWU6IHN0cmluZykge1xuICBtZW1vcnkuc2V0KG5hbWUsIHZhbHVlKTtcbiAgdHJ5IHtcbiAgICBsb2NhbFN0b3JhZ2Uuc2V0SXRlbShQUkVGSVggKyBuYW1lLCB2YWx1ZSk7XG4gIH0gY2F0Y2gge1xuICAgIC8vIEZ1bGwgb3IgZm9yYmlkZGVuLiBUaGUgdmFsdWUgc3RheXMgaW4gbWVtb3J5LlxuICB9XG59XG5cbmZ1bmN0aW9uIHBhcnNlZDxUPih0ZXh0OiBzdHJpbmcgfCBudWxsLCBvdGhlcndpc2U6IFQpOiBUIHtcbiAgdHJ5IHtcbiAgICByZXR1cm4gdGV4dCA9PT0gbnVsbCA/IG90aGVyd2lzZSA6IChKU09OLnBhcnNlKHRleHQpIGFzIFQpO1xuICB9IGNhdGNoIHtcbiAgICByZXR1cm4gb3RoZXJ3aXNlO1xuICB9XG59XG5cbmV4cG9ydCBjb25zdCBnZXQgPSA8VD4obmFtZTogc3RyaW5nLCBvdGhlcndpc2U6IFQpOiBUID0+IHBhcnNlZChyZWFkKG5hbWUpLCBvdGhlcndpc2UpO1xuXG5leHBvcnQgY29uc3Qgc2V0ID0gKG5hbWU6IHN0cmluZywgdmFsdWU6IHVua25vd24pID0+IHdyaXRlKG5hbWUsIEpTT04uc3RyaW5naWZ5KHZhbHVlKSk7XG5cbi8qKiBBbGwgdGFibGVzIG9mIHRoaXMgYnJvd3NlciBieSBuYW1lLCB0aGUgbGF0ZXN0IGZpcnN0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRhYmxlcygpOiBbc3RyaW5nLCBLZXB0VGFibGVdW10ge1xuICBjb25zdCBhbGwgPSBPYmplY3QuZW50cmllcyhnZXQ8UmVjb3JkPHN0cmluZywgS2VwdFRhYmxlPj4oXCJ0YWJsZXNcIiwge30pKTtcbiAgcmV0dXJuIGFsbC5zb3J0KChvbmUsIG90aGVyKSA9PiBvdGhlclsxXS5zZWVuIC0gb25lWzFdLnNlZW4pO1xufVxuXG5leHBvcnQgY29uc3QgdGFibGUgPSAobmFtZTogc3RyaW5nKTogS2VwdFRhYmxlIHwgdW5kZWZpbmVkID0+XG4gIGdldDxSZWNvcmQ8c3RyaW5nLCBLZXB0VGFibGU+PihcInRhYmxlc1wiLCB7fSlbbmFtZV07XG5cbi8qKiBDaGFuZ2VzIHdoYXQgaXMga25vd24gYWJvdXQgYSB0YWJsZS4gQSBmaWVsZCB0aGF0IGlzIGB1bmRlZmluZWRgIGlzIGZvcmdvdHRlbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBrZWVwVGFibGUoXG4gIG5hbWU6IHN0cmluZyxcbiAgY2hhbmdlOiB7IFtLIGluIGtleW9mIEtlcHRUYWJsZV0/OiBLZXB0VGFibGVbS10gfCB1bmRlZmluZWQgfSxcbikge1xuICBjb25zdCBrZXB0ID0geyAuLi50YWJsZShuYW1lKSwgc2VlbjogRGF0ZS5ub3coKSwgLi4uY2hhbmdlIH0gYXMgS2VwdFRhYmxlO1xuICBjb25zdCBvdGhlcnMgPSB0YWJsZXMoKS5maWx0ZXIoKFtvdGhlcl0pID0+IG90aGVyICE9PSBuYW1lKTtcbiAgc2V0KFwidGFibGVzXCIsIE9iamVjdC5mcm9tRW50cmllcyhbW25hbWUsIGtlcHRdLCAuLi5vdGhlcnMuc2xpY2UoMCwgVEFCTEVTX01BWCAtIDEpXSkpO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gZm9yZ2V0VGFibGUobmFtZTogc3RyaW5nKSB7XG4gIHNldChcInRhYmxlc1wiLCBPYmplY3QuZnJvbUVudHJpZXModGFibGVzKCkuZmlsdGVyKChbb3RoZXJdKSA9PiBvdGhlciAhPT0gbmFtZSkpKTtcbn1cbiIsICIvLyBUaGUgcGFydCBvZiB0aGUgYWRkcmVzcyBiZWhpbmQgYCNgLiBJdCBpcyBzZW50IHRvIG5vIHNlcnZlci5cblxuZXhwb3J0IHR5cGUgUm91dGUgPVxuICB8IHsgcGFnZTogXCJzdGFydFwiIH1cbiAgfCB7IHBhZ2U6IFwidGFibGVcIjsgdGFibGU6IHN0cmluZzsgaG9zdD86IHN0cmluZyB9XG4gIHwgeyBwYWdlOiBcInJlcGxheVwiOyB0YWJsZTogc3RyaW5nOyBzdGVwOiBudW1iZXI7IHNlYXQ/OiBudW1iZXIgfVxuICB8IHsgcGFnZTogXCJydWxlc1wiOyBnYW1lOiBzdHJpbmcgfTtcblxuY29uc3QgVEFCTEUgPSAvXihbYS16MC05XXsxNn0pKD86XFwuKFswLTlhLWZdezMyfSkpPyQvO1xuY29uc3QgUkVQTEFZID0gL14oW2EtejAtOV17MTZ9KVxcLyhcXGR7MSw2fSkoPzpcXC8oXFxkKSk/JC87XG5jb25zdCBSVUxFUyA9IC9ecnVsZXNcXC8oW2EtejAtOS1dKykkLztcblxuZXhwb3J0IGZ1bmN0aW9uIHBhcnNlUm91dGUoaGFzaDogc3RyaW5nKTogUm91dGUge1xuICBjb25zdCB0ZXh0ID0gaGFzaC5yZXBsYWNlKC9eIy8sIFwiXCIpO1xuICBjb25zdCB0YWJsZSA9IFRBQkxFLmV4ZWModGV4dCk7XG4gIGlmICh0YWJsZT8uWzFdKSB7XG4gICAgcmV0dXJuIHsgcGFnZTogXCJ0YWJsZVwiLCB0YWJsZTogdGFibGVbMV0sIC4uLih0YWJsZVsyXSA/IHsgaG9zdDogdGFibGVbMl0gfSA6IHt9KSB9O1xuICB9XG4gIGNvbnN0IHJlcGxheSA9IFJFUExBWS5leGVjKHRleHQpO1xuICBpZiAocmVwbGF5Py5bMV0pIHtcbiAgICBjb25zdCBzZWF0ID0gcmVwbGF5WzNdID8geyBzZWF0OiBOdW1iZXIocmVwbGF5WzNdKSB9IDoge307XG4gICAgcmV0dXJuIHsgcGFnZTogXCJyZXBsYXlcIiwgdGFibGU6IHJlcGxheVsxXSwgc3RlcDogTnVtYmVyKHJlcGxheVsyXSksIC4uLnNlYXQgfTtcbiAgfVxuICBjb25zdCBydWxlcyA9IFJVTEVTLmV4ZWModGV4dCk7XG4gIHJldHVybiBydWxlcz8uWzFdID8geyBwYWdlOiBcInJ1bGVzXCIsIGdhbWU6IHJ1bGVzWzFdIH0gOiB7IHBhZ2U6IFwic3RhcnRcIiB9O1xufVxuXG5leHBvcnQgY29uc3QgU1RBUlRfTElOSyA9IFwiI1wiO1xuZXhwb3J0IGNvbnN0IHRhYmxlTGluayA9ICh0YWJsZTogc3RyaW5nKSA9PiBgIyR7dGFibGV9YDtcbmV4cG9ydCBjb25zdCBydWxlc0xpbmsgPSAoZ2FtZTogc3RyaW5nKSA9PiBgI3J1bGVzLyR7Z2FtZX1gO1xuZXhwb3J0IGNvbnN0IHJlcGxheUxpbmsgPSAodGFibGU6IHN0cmluZywgc3RlcDogbnVtYmVyLCBzZWF0PzogbnVtYmVyKSA9PlxuICBgIyR7dGFibGV9LyR7c3RlcH0ke3NlYXQgPyBgLyR7c2VhdH1gIDogXCJcIn1gO1xuXG4vKiogVGhlIHdob2xlIGFkZHJlc3Mgb2YgYSBwYXJ0LCB0byBnaXZlIHRvIG90aGVycy4gKi9cbmV4cG9ydCBmdW5jdGlvbiB3aG9sZUFkZHJlc3MoaGFzaDogc3RyaW5nKTogc3RyaW5nIHtcbiAgY29uc3QgYWRkcmVzcyA9IG5ldyBVUkwobG9jYXRpb24uaHJlZik7XG4gIGFkZHJlc3MuaGFzaCA9IGhhc2g7XG4gIHJldHVybiBhZGRyZXNzLmhyZWY7XG59XG5cbi8qKiBUaGUgbmFtZSBvZiBhIHRhYmxlIGluIGEgdGV4dCB0aGF0IHNvbWVib2R5IHBhc3RlZDogYSBsaW5rIG9yIHRoZSBiYXJlIG5hbWUuICovXG5leHBvcnQgZnVuY3Rpb24gdGFibGVJbih0ZXh0OiBzdHJpbmcpOiBzdHJpbmcgfCB1bmRlZmluZWQge1xuICBjb25zdCBmb3VuZCA9IC8oPzpefCMpKFthLXowLTldezE2fSg/OlxcLlswLTlhLWZdezMyfSk/KSQvLmV4ZWModGV4dC50cmltKCkpO1xuICByZXR1cm4gZm91bmQ/LlsxXTtcbn1cbiIsICJjb25zdCB0PVsuMiwzLzgsNS85LDIvM10sbz0obyxlKT0+cj0+e2NvbnN0IG49NCpvK3ItNCxzPVwiKi0wNC0zOT8yJCUlJCUlJyQlJyclJycnJScpKCUnKSklKCsrJygrKycoKy4nKy0uJywvMycsMzMpLS81KS00MykuMzYpMDU4KjE4PCszNzwrNDo8LDQ6RSw1PEEtNz5DLzhARi86RUgvPEVLMD1GTTE/SVAyQEtTM0JOVjREUFk1RlNcXFxcNkhWXzZJWGI3S1tlOE5eaTlQYW07UmRwPFRndFwiLmNoYXJDb2RlQXQobiktMzUsZj1uPjg/czoxLGM9ZS9mfDAsaT1lJWYsbD1mLWksYT1uPjg/Yyp0W3JdKyhvPjUpJi0yOnMsXz1jLWE7cmV0dXJue3Q6bCpfK2kqXytpLG86W1tsLF9dLFtpLF8rMV1dLGk6YX19LGU9e21pbjowLEw6MCxNOjEsUToyLEg6MyxtYXg6M30scj10PT5uZXcgVWludDhBcnJheSh0KSxuPXQ9Pntjb25zdCBvPW5ldyBFcnJvcihgbGVhbi1xciBlcnJvciAke3R9YCk7dGhyb3cgby5jb2RlPXQsb30scz10PT5cIjAxMjM0NTY3ODlBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWiAkJSorLS4vOlwiLmluZGV4T2YodCksZj10PT50LmNoYXJDb2RlQXQoMCksYz0oLi4udCk9PihvLGUpPT50LmZvckVhY2godD0+dChvLGUpKSxpPXQ9Pm89PntvLmVjaSE9PXQmJihvLnB1c2goNyw0KSx0PDEyOD9vLnB1c2godCw4KTp0PDE2Mzg0P28ucHVzaCgzMjc2OHx0LDE2KTpvLnB1c2goMTI1ODI5MTJ8dCwyNCksby5lY2k9dCl9LGw9dD0+KG8sZSk9PntvLnB1c2goNCw0KSxvLnB1c2godC5sZW5ndGgsOCs4KihlPjkpKSx0LmZvckVhY2godD0+by5wdXNoKHQsOCkpfSxhPSh0LG8sZSxyLG49KHQsbyk9PmUodC5sZW5ndGgsbykscz0ocj9vPT5jKGkociksdChvKSk6dCkpPT4ocy50ZXN0PW8scy5sPWUscy5lc3Q9bixzLmVjaT1yJiZbcl0scyksXz1hKHQ9PihvLGUpPT57by5wdXNoKDEsNCksby5wdXNoKHQubGVuZ3RoLDEwKzIqKGU+MjYpKzIqKGU+OSkpO2xldCByPTA7Zm9yKDtyPHQubGVuZ3RoLTI7cis9MylvLnB1c2goK3Quc2xpY2UocixyKzMpLDEwKTtyPHQubGVuZ3RoLTE/by5wdXNoKCt0LnNsaWNlKHIpLDcpOnI8dC5sZW5ndGgmJm8ucHVzaCgrdFtyXSw0KX0sdD0+L1swLTldLy50ZXN0KHQpLCh0LG8pPT4xNCsyKihvPjI2KSsyKihvPjkpKzEwKnQvMyksdT1hKHQ9PihvLGUpPT57by5wdXNoKDIsNCksby5wdXNoKHQubGVuZ3RoLDkrMiooZT4yNikrMiooZT45KSk7bGV0IHI9MDtmb3IoO3I8dC5sZW5ndGgtMTtyKz0yKW8ucHVzaCg0NSpzKHRbcl0pK3ModFtyKzFdKSwxMSk7cjx0Lmxlbmd0aCYmby5wdXNoKHModFtyXSksNil9LHQ9PnModCk+PTAsKHQsbyk9PjEzKzIqKG8+MjYpKzIqKG8+OSkrNS41KnQpLGQ9YSh0PT5sKFsuLi50XS5tYXAoZikpLHQ9PmYodCk8MTI4LCh0LG8pPT4xMis4KihvPjkpKzgqdCk7ZC5fPSEwLGQudT0hMDtjb25zdCBwPWEoZCx0PT5mKHQpPDI1NixkLmwsMyk7cC5fPSEwO2NvbnN0IG09bmV3IFRleHRFbmNvZGVyLGg9YSh0PT5sKG0uZW5jb2RlKHQpKSwoKT0+MSwwLDI2LCh0LG8pPT4xMis4KihvPjkpKzgqbS5lbmNvZGUodCkubGVuZ3RoKTtoLl89ITA7bGV0IHc9KCk9Pntjb25zdCB0PW5ldyBNYXAsbz1uZXcgVGV4dERlY29kZXIoXCJzamlzXCIpLGU9cigyKTtmb3IobGV0IHI9MDtyPDc5NzM7KytyKWVbMF09ci8xOTIrMTI5KzY0KihyPjU5NTEpLGVbMV09ciUxOTIrNjQsdC5zZXQoby5kZWNvZGUoZSkscik7cmV0dXJuIHQuZGVsZXRlKFwiXFx1ZmZmZFwiKSx3PSgpPT50LHR9O2NvbnN0IHk9YSh0PT4obyxlKT0+e28ucHVzaCg4LDQpLG8ucHVzaCh0Lmxlbmd0aCw4KzIqKGU+MjYpKzIqKGU+OSkpO2Zvcihjb25zdCBlIG9mIHQpby5wdXNoKHcoKS5nZXQoZSksMTMpfSx0PT53KCkuaGFzKHQpLCh0LG8pPT4xMisyKihvPjI2KSsyKihvPjkpKzEzKnQpO3kuXz0hMDtjb25zdCBnPVtfLHUsZCxwLHksaF0sYj17YXV0bzoodCx7bW9kZXM6bz1nfT17fSk9PihlLHIpPT57Y29uc3Qgcz1vLm1hcCgobyxlKT0+e2NvbnN0IG49bmV3IE1hcCxzPSh0LG8pPT4obi5oYXModCl8fG4uc2V0KHQsbyh0LHIpKSxuLmdldCh0KSk7cmV0dXJue206byxoOjE8PGUsQzpvLmVzdChcIlwiLHIpLFM6by5sPyh0LGUpPT5zKGUtdCxvLmwpOihlLHIpPT5zKHQuc2xpY2UoZSxyKSxvLmVzdCl9fSk7bGV0IGY9W3t2OjB9XSxjPTAsaT0wLGw9LTE7Zm9yKGNvbnN0IG8gb2ZbLi4udCxcIlwiXSl7bGV0IHQ9MDtpZihvKWZvcihjb25zdCBlIG9mIHMpZS5tLnRlc3QobykmJih0fD1lLmgpO2lmKCFvfHx0IT09bCl7aWYoLTEhPT1sKXtjb25zdCB0PW5ldyBTZXQoZi5tYXAodD0+dC5EKSksbz1bXTtmb3IoY29uc3R7bTplLEM6cixTOm4saDphfW9mIHMpaWYobCZhKXtjb25zdCBzPW4oYyxpKTtmb3IoY29uc3QgbCBvZiBlLmVjaT8/dClpZighZS51fHwhbCl7bGV0IHQ7Zm9yKGNvbnN0IG8gb2YgZilpZihvLkQ9PT1sfHxlLmVjaSl7Y29uc3QgZj1vLm09PT1lJiZvLkQ9PT1sLGE9Zj9vLlY6byxfPWUuXyYmZj9vLnYrcy1yOmEudisxMiooYS5EIT09bCkrKGY/bihmP28uJDpjLGkpOnMpOyghdHx8Xzx0LnYpJiYodD17JDpmP28uJDpjLFY6YSxtOmUsRDpsLEE6aSx2Ol99KX10JiZvLnB1c2godCl9fWY9b31sPXQsYz1pfWkrPW8ubGVuZ3RofWYubGVuZ3RofHxuKDUpO2NvbnN0IGE9W107Zm9yKGxldCBvPWYucmVkdWNlKCh0LG8pPT5vLnY8dC52P286dCk7by5tO289by5WKWEucHVzaChvLm0odC5zbGljZShvLiQsby5BKSkpO2EucmV2ZXJzZSgpLmZvckVhY2godD0+dChlLHIpKX0sbXVsdGk6YyxlY2k6aSxieXRlczpsLG51bWVyaWM6XyxhbHBoYU51bWVyaWM6dSxhc2NpaTpkLGlzbzg4NTlfMTpwLHNoaWZ0X2ppczp5LHV0Zjg6aH0sQz0oKT0+KHtGOnIoMjk1NiksSTowLHB1c2godCxvKXtmb3IobGV0IGU9byxyPTgtKDcmdGhpcy5JKTtlPjA7ZS09cixyPTgpdGhpcy5GW3RoaXMuST4+M118PXQ8PHI+PmUsdGhpcy5JKz1lPHI/ZTpyfX0pLHg9KHQsbz10KnQsZT1yKG8pKT0+KHtzaXplOnQsSzplLGdldDoobyxyKT0+bz49MCYmbzx0JiYhISgxJmVbcip0K29dKSx0b1N0cmluZyh7b246bz1cIiMjXCIsb2ZmOmU9XCIgIFwiLGxmOnI9XCJcXG5cIixwYWQ6bj00LHBhZFg6cz1uLHBhZFk6Zj1ufT17fSl7bGV0IGM9XCJcIjtmb3IobGV0IG49LWY7bjx0K2Y7KytuKXtmb3IobGV0IHI9LXM7cjx0K3M7KytyKWMrPXRoaXMuZ2V0KHIsbik/bzplO2MrPXJ9cmV0dXJuIGN9LHRvSW1hZ2VEYXRhKG8se29uOmU9WzAsMCwwXSxvZmY6cj1bMCwwLDAsMF0scGFkOm49NCxwYWRYOnM9bixwYWRZOmY9bn09e30pe2NvbnN0IGM9dCsyKnMsaT10KzIqZixsPW8uY3JlYXRlSW1hZ2VEYXRhKGMsaSksYT1uZXcgVWludDMyQXJyYXkobC5kYXRhLmJ1ZmZlcik7bC5kYXRhLnNldChbLi4uZSwyNTVdKTtjb25zdCBfPWFbMF07bC5kYXRhLnNldChbLi4uciwyNTVdKTtjb25zdCB1PWFbMF07Zm9yKGxldCB0PTA7dDxpOysrdClmb3IobGV0IG89MDtvPGM7KytvKWFbdCpjK29dPXRoaXMuZ2V0KG8tcyx0LWYpP186dTtyZXR1cm4gbH0sdG9DYW52YXModCxvKXtjb25zdCBlPXQuZ2V0Q29udGV4dChcIjJkXCIpLHI9dGhpcy50b0ltYWdlRGF0YShlLG8pO3Qud2lkdGg9ci53aWR0aCx0LmhlaWdodD1yLmhlaWdodCxlLnB1dEltYWdlRGF0YShyLDAsMCl9LHRvRGF0YVVSTCh7dHlwZTp0PVwiaW1hZ2UvcG5nXCIsc2NhbGU6bz0xLC4uLmV9PXt9KXtjb25zdCByPWRvY3VtZW50LmNyZWF0ZUVsZW1lbnQoXCJjYW52YXNcIiksbj1yLmdldENvbnRleHQoXCIyZFwiKSxzPXRoaXMudG9JbWFnZURhdGEobixlKTtyZXR1cm4gci53aWR0aD1zLndpZHRoKm8sci5oZWlnaHQ9cy5oZWlnaHQqbyxuLnB1dEltYWdlRGF0YShzLDAsMCksbi5pbWFnZVNtb290aGluZ0VuYWJsZWQ9ITEsbi5nbG9iYWxDb21wb3NpdGVPcGVyYXRpb249XCJjb3B5XCIsbi5kcmF3SW1hZ2UociwwLDAscy53aWR0aCxzLmhlaWdodCwwLDAsci53aWR0aCxyLmhlaWdodCksci50b0RhdGFVUkwodCwxKX19KSx6PVsodCxvKT0+MSYodF5vKSwodCxvKT0+MSZvLHQ9PnQlMywodCxvKT0+KHQrbyklMywodCxvKT0+MSYodC8zXm8+PjEpLCh0LG8pPT4odCZvJjEpK3QqbyUzLCh0LG8pPT4odCZvKSt0Km8lMyYxLCh0LG8pPT4odF5vKSt0Km8lMyYxXSxFPXIoNTExKTtmb3IobGV0IHQ9MCxvPTE7dDwyNTU7bz0yKm9eMjg1KihvPjEyNykpRVtFW28rMjU1XT10KytdPW87Y29uc3QgTT10PT5FW3QlMjU1XSxTPXQ9PkVbdCsyNTVdLHY9KHQsbyk9Pntjb25zdCBlPXIodC5sZW5ndGgrby5sZW5ndGgtMSk7Zm9yKGxldCByPTA7cjx0Lmxlbmd0aDsrK3IpZm9yKGxldCBuPTA7bjxvLmxlbmd0aDsrK24pZVtyK25dXj1NKHRbcl0rb1tuXSk7cmV0dXJuIGUubWFwKFMpfSxEPSh0LG8pPT57Y29uc3QgZT1yKHQubGVuZ3RoK28ubGVuZ3RoLTEpO2Uuc2V0KHQsMCk7Zm9yKGxldCByPTA7cjx0Lmxlbmd0aDsrK3IpaWYoZVtyXSl7Y29uc3QgdD1TKGVbcl0pO2ZvcihsZXQgbj0wO248by5sZW5ndGg7KytuKWVbcituXV49TShvW25dK3QpfXJldHVybiBlLnNsaWNlKHQubGVuZ3RoKX0sTD1bWzBdLFswLDBdXTtmb3IobGV0IHQ9MTt0PDMwOysrdClMLnB1c2godihMW3RdLFswLHRdKSk7Y29uc3QgVj0odCxvKT0+e2NvbnN0IGU9W1tdLFtdXTtsZXQgbj0wLHM9MDtmb3IoY29uc3RbcixmXW9mIG8ubylmb3IobGV0IGM9MDtjPHI7KytjLG4rPWYpe2NvbnN0IHI9dC5zbGljZShuLG4rZik7ZVswXS5wdXNoKHIpLGVbMV0ucHVzaChEKHIsTFtvLmldKSkscys9ZitvLml9Y29uc3QgZj1yKHMpO3M9MDtmb3IoY29uc3QgdCBvZiBlKWZvcihsZXQgbz0wLGU9LTE7ZTxzOysrbyl7ZT1zO2Zvcihjb25zdCBlIG9mIHQpbzxlLmxlbmd0aCYmKGZbcysrXT1lW29dKX1yZXR1cm4gZn0sJD0odCxvLGUpPT57bGV0IHI9dDw8PWU7Zm9yKGxldCB0PTEzNDIxNzcyODt0Pj49MTspciZ0JiYocl49byoodD4+ZSkpO3JldHVybiByfHR9LEE9KHtzaXplOnQsSzpvfSxlKT0+e2NvbnN0IHI9KGUscixuLHMpPT57Zm9yKDtuLS0gPjA7ZSs9dClvLmZpbGwocyxlLGUrcil9LG49KG8sZSxuKT0+e2ZvcihsZXQgcz0wO3MrKzwzO24tPTIpcihlKnQrby0obj4+MSkqKHQrMSksbixuLDJ8cyl9LHM9MiooKHQtMTMpLygxKyhlLzd8MCkpLzIrLjc1fDApO2lmKGU+MSlmb3IobGV0IG89dC03O28+ODtvLT1zKXtmb3IobGV0IHQ9bzt0Pjg7dC09cyluKG8sdCw1KTtvPHQtNyYmbihvLDYsNSl9aWYoZT42KWZvcihsZXQgcj0kKGUsNzk3MywxMiksbj0xO248NzsrK24pZm9yKGxldCBlPTEyO2UtLSA+OTtyPj49MSlvW24qdC1lXT0yfDEmcjtyKDcsMiw5LDIpLHIodC04LDgsOSwyKTtmb3IobGV0IGU9MDtlPHQ7KytlKW9bNip0K2VdPTNeMSZlO24oMywzLDcpLG4odC00LDMsNyk7Zm9yKGxldCBlPTA7ZTx0OysrZSlmb3IobGV0IHI9ZTtyPHQ7KytyKW9bcip0K2VdPW9bZSp0K3JdO29bKHQtOCkqdCs4XT0zfSxGPSh7c2l6ZTp0LEs6b30pPT57Y29uc3QgZT1bXTtmb3IobGV0IHI9dC0yLG49dCxzPS0xO3I+PTA7ci09Mil7Zm9yKDU9PT1yJiYocj00KTtuKz1zLC0xIT09biYmbiE9PXQ7KXtjb25zdCBzPW4qdCtyO29bcysxXXx8ZS5wdXNoKHMrMSksb1tzXXx8ZS5wdXNoKHMpfXMqPS0xfXJldHVybiBlfSxIPSh7Szp0fSxvLGUpPT5vLmZvckVhY2goKG8scik9PnRbb109ZVtyPj4zXT4+KDcmfnIpJjEpLEk9KHtzaXplOnQsSzpvfSxlLHIsbik9Pntmb3IobGV0IHI9MDtyPHQ7KytyKWZvcihsZXQgbj0wO248dDsrK24pe2NvbnN0IHM9cip0K247b1tzXV49IShlKG4scil8fDImb1tzXSl9bGV0IHM9MjE1MjJeJCgoMV5uKTw8M3xyLDEzMzUsMTApO2ZvcihsZXQgZT0wO2UrKzw4O3M+Pj0xKW9bKGUtKGU8NykpKnQrOF09MSZzLG9bOSp0LWVdPTEmcztmb3IobGV0IGU9ODstLWUscztzPj49MSlvWzgqdCtlLShlPDcpXT0xJnMsb1sodC1lKSp0KzhdPTEmc30sSz0oe3NpemU6dCxLOm99LGU9MCxyPTApPT57Zm9yKGxldCBuPTA7bjx0Oysrbil7Zm9yKGxldCBzPTA7czwyOysrcylmb3IobGV0IGYsYz0wLGk9MCxsPTI7Yzx0OysrYyl7Y29uc3QgYT0xJm9bcz9uKnQrYzpjKnQrbl07cis9YSxpPShpPj4xfDIwOTgxNzYpJigzMDQ3NTE3XmEtMSksMjA0OSZpJiYoZSs9NDApLGFebCYmKGY9MCksbD1hLGUrPTU9PT0rK2Y/MzpmPjV9aWYobilmb3IobGV0IHI9dCtuLHM9NSpvW24tMV1eb1tuXTtyPHQqdDtyKz10KXtjb25zdCB0PTUqb1tyLTFdXm9bcl07ZSs9MyohKDEmKHN8dCl8NCYoc150KSkscz10fX1yZXR1cm4gZSsxMCooMTAqTWF0aC5hYnMoci8odCp0KS0xKXwwKX0sTj1bXSxQPSh0PW4oMSkse21pbkNvcnJlY3Rpb25MZXZlbDplPTAsbWF4Q29ycmVjdGlvbkxldmVsOnI9MyxtaW5WZXJzaW9uOnM9MSxtYXhWZXJzaW9uOmY9NDAsbWFzazpjLHRyYWlsZXI6aT02MDQzMywuLi5sfT17fSk9PntyPGUmJm4oMyksZjxzJiZuKDIpLFwic3RyaW5nXCI9PXR5cGVvZiB0JiYodD1iLmF1dG8odCxsKSk7Zm9yKGxldCBuPXMsbD0wO248PWY7KytuKXtsZXQgcz1OW25dO3N8fChOW25dPXM9eCg0Km4rMTcpLEEocyxuKSxzLnA9RihzKSk7Y29uc3QgZj1vKG4scy5wLmxlbmd0aD4+Myk7aWYoOCpmKGUpLnQ8bCljb250aW51ZTtjb25zdCBhPUMoKTt0KGEsbiksbD1hLkk7Zm9yKGxldCB0PXI7dD49ZTstLXQpe2NvbnN0IG89Zih0KTtpZig4Km8udDxsKWNvbnRpbnVlO2ZvcihhLkk9bCsxMSYtODthLkk8OCpvLnQ7KWEucHVzaChpLDE2KTtjb25zdCBlPXgocy5zaXplLHMuSyk7cmV0dXJuIEgoZSxzLnAsVihhLkYsbykpLCh6W2NdP1t6W2NdXTp6KS5tYXAoKG8scik9Pntjb25zdCBuPXgoZS5zaXplLGUuSyk7cmV0dXJuIEkobixvLGM/P3IsdCksbi5zPXpbY10/MDpLKG4pLG59KS5yZWR1Y2UoKHQsbyk9Pm8uczx0LnM/bzp0KX19big0KX07UC53aXRoPSguLi50KT0+KG8sZSk9PlAobyx7bW9kZXM6Wy4uLmcsLi4udF0sLi4uZX0pO2V4cG9ydHtlIGFzIGNvcnJlY3Rpb24sUCBhcyBnZW5lcmF0ZSxiIGFzIG1vZGV9O1xuIiwgIi8vIFRoZSBzZW50ZW5jZXMgb2YgdGhlIHBhZ2UsIGluIHRoZSBsYW5ndWFnZSBvZiB0aGUgcGVyc29uLiBUaGUgc2VydmVyIHNlbmRzIHRoZW0gd2l0aCB0aGUgbG9iYnkuXG5cbmltcG9ydCB7IGNyZWF0ZUNvbnRleHQgfSBmcm9tIFwicHJlYWN0XCI7XG5pbXBvcnQgeyB1c2VDb250ZXh0IH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBMb2JieSB9IGZyb20gXCIuL3Byb3RvY29sXCI7XG5cbmV4cG9ydCBpbnRlcmZhY2UgU2hhcmVkIHtcbiAgbG9iYnk6IExvYmJ5O1xuICBsYW5ndWFnZTogc3RyaW5nO1xuICBzZXRMYW5ndWFnZShsYW5ndWFnZTogc3RyaW5nKTogdm9pZDtcbn1cblxuZXhwb3J0IGNvbnN0IFNoYXJlZENvbnRleHQgPSBjcmVhdGVDb250ZXh0PFNoYXJlZCB8IG51bGw+KG51bGwpO1xuXG5leHBvcnQgZnVuY3Rpb24gdXNlU2hhcmVkKCk6IFNoYXJlZCB7XG4gIGNvbnN0IHNoYXJlZCA9IHVzZUNvbnRleHQoU2hhcmVkQ29udGV4dCk7XG4gIGlmIChzaGFyZWQgPT09IG51bGwpIHtcbiAgICB0aHJvdyBuZXcgRXJyb3IoXCJyZW5kZXJlZCBvdXRzaWRlIG9mIHRoZSBwYWdlXCIpO1xuICB9XG4gIHJldHVybiBzaGFyZWQ7XG59XG5cbi8qKiBBIHNlbnRlbmNlIGJ5IGl0cyBrZXkuICovXG5leHBvcnQgdHlwZSBXb3JkcyA9IChrZXk6IHN0cmluZykgPT4gc3RyaW5nO1xuXG5leHBvcnQgZnVuY3Rpb24gdXNlV29yZHMoKTogV29yZHMge1xuICBjb25zdCB7IGxvYmJ5IH0gPSB1c2VTaGFyZWQoKTtcbiAgcmV0dXJuIChrZXkpID0+IGxvYmJ5LndvcmRzW2tleV0gPz8ga2V5O1xufVxuIiwgImNvbnN0IEVOQ09ERURfRU5USVRJRVMgPSAvW1wiJjxdLztcblxuLyoqIEBwYXJhbSB7c3RyaW5nfSBzdHIgKi9cbmV4cG9ydCBmdW5jdGlvbiBlbmNvZGVFbnRpdGllcyhzdHIpIHtcblx0Ly8gU2tpcCBhbGwgd29yayBmb3Igc3RyaW5ncyB3aXRoIG5vIGVudGl0aWVzIG5lZWRpbmcgZW5jb2Rpbmc6XG5cdGlmICghc3RyLmxlbmd0aCB8fCAhRU5DT0RFRF9FTlRJVElFUy50ZXN0KHN0cikpIHJldHVybiBzdHI7XG5cblx0bGV0IGxhc3QgPSAwLFxuXHRcdGkgPSAwLFxuXHRcdG91dCA9ICcnLFxuXHRcdGNoID0gJyc7XG5cblx0Ly8gU2VlayBmb3J3YXJkIGluIHN0ciB1bnRpbCB0aGUgbmV4dCBlbnRpdHkgY2hhcjpcblx0Zm9yICg7IGkgPCBzdHIubGVuZ3RoOyBpKyspIHtcblx0XHRzd2l0Y2ggKHN0ci5jaGFyQ29kZUF0KGkpKSB7XG5cdFx0XHRjYXNlIDM0OlxuXHRcdFx0XHRjaCA9ICcmcXVvdDsnO1xuXHRcdFx0XHRicmVhaztcblx0XHRcdGNhc2UgMzg6XG5cdFx0XHRcdGNoID0gJyZhbXA7Jztcblx0XHRcdFx0YnJlYWs7XG5cdFx0XHRjYXNlIDYwOlxuXHRcdFx0XHRjaCA9ICcmbHQ7Jztcblx0XHRcdFx0YnJlYWs7XG5cdFx0XHRkZWZhdWx0OlxuXHRcdFx0XHRjb250aW51ZTtcblx0XHR9XG5cdFx0Ly8gQXBwZW5kIHNraXBwZWQvYnVmZmVyZWQgY2hhcmFjdGVycyBhbmQgdGhlIGVuY29kZWQgZW50aXR5OlxuXHRcdGlmIChpICE9IGxhc3QpIG91dCArPSBzdHIuc2xpY2UobGFzdCwgaSk7XG5cdFx0b3V0ICs9IGNoO1xuXHRcdC8vIFN0YXJ0IHRoZSBuZXh0IHNlZWsvYnVmZmVyIGFmdGVyIHRoZSBlbnRpdHkncyBvZmZzZXQ6XG5cdFx0bGFzdCA9IGkgKyAxO1xuXHR9XG5cdGlmIChpICE9IGxhc3QpIG91dCArPSBzdHIuc2xpY2UobGFzdCwgaSk7XG5cdHJldHVybiBvdXQ7XG59XG4iLCAiLy8gVm5vZGUuX2ZsYWdzXG4vKiogTm9ybWFsIGh5ZHJhdGlvbiB0aGF0IGF0dGFjaGVzIHRvIGEgRE9NIHRyZWUgYnV0IGRvZXMgbm90IGRpZmYgaXQuICovXG5leHBvcnQgY29uc3QgTU9ERV9IWURSQVRFID0gMSA8PCA1O1xuLyoqIFNpZ25pZmllcyB0aGlzIFZOb2RlIHN1c3BlbmRlZCBvbiB0aGUgcHJldmlvdXMgcmVuZGVyICovXG5leHBvcnQgY29uc3QgTU9ERV9TVVNQRU5ERUQgPSAxIDw8IDc7XG4vKiogSW5kaWNhdGVzIHRoYXQgdGhpcyBub2RlIG5lZWRzIHRvIGJlIGluc2VydGVkIHdoaWxlIHBhdGNoaW5nIGNoaWxkcmVuICovXG5leHBvcnQgY29uc3QgSU5TRVJUX1ZOT0RFID0gMSA8PCAyO1xuLyoqIEluZGljYXRlcyBhIFZOb2RlIGhhcyBiZWVuIG1hdGNoZWQgd2l0aCBhbm90aGVyIFZOb2RlIGluIHRoZSBkaWZmICovXG5leHBvcnQgY29uc3QgTUFUQ0hFRCA9IDEgPDwgMTtcbi8qKiBUaGUgdm5vZGUncyByZWYgd2FzIGRldGFjaGVkIHdoaWxlIGl0cyBzdWJ0cmVlIHdhcyBwYXJrZWQgYnkgU3VzcGVuc2UgKi9cbmV4cG9ydCBjb25zdCBSRUZfREVUQUNIRUQgPSAxIDw8IDM7XG5cbi8vIGNvbXBvbmVudC5fYml0c1xuLyoqIENvbXBvbmVudCBpcyBwcm9jZXNzaW5nIGFuIGV4Y2VwdGlvbiAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QUk9DRVNTSU5HX0VYQ0VQVElPTiA9IDEgPDwgMDtcbi8qKiBDb21wb25lbnQgaGFzIGEgcGVuZGluZyBlcnJvciAqL1xuZXhwb3J0IGNvbnN0IENPTVBPTkVOVF9QRU5ESU5HX0VSUk9SID0gMSA8PCAxO1xuLyoqIENvbXBvbmVudCBzaG91bGQgZm9yY2UgdXBkYXRlIChza2lwIHNob3VsZENvbXBvbmVudFVwZGF0ZSkgKi9cbmV4cG9ydCBjb25zdCBDT01QT05FTlRfRk9SQ0UgPSAxIDw8IDI7XG4vKiogQ29tcG9uZW50IGlzIHF1ZXVlZCBmb3IgdXBkYXRlICovXG5leHBvcnQgY29uc3QgQ09NUE9ORU5UX0RJUlRZID0gMSA8PCAzO1xuXG4vKiogUmVzZXQgYWxsIG1vZGUgZmxhZ3MgKi9cbmV4cG9ydCBjb25zdCBSRVNFVF9NT0RFID0gfihNT0RFX0hZRFJBVEUgfCBNT0RFX1NVU1BFTkRFRCk7XG5cbmV4cG9ydCBjb25zdCBTVkdfTkFNRVNQQUNFID0gJ2h0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnJztcbmV4cG9ydCBjb25zdCBYSFRNTF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OS94aHRtbCc7XG5leHBvcnQgY29uc3QgTUFUSF9OQU1FU1BBQ0UgPSAnaHR0cDovL3d3dy53My5vcmcvMTk5OC9NYXRoL01hdGhNTCc7XG5cbmV4cG9ydCBjb25zdCBOVUxMID0gbnVsbDtcbmV4cG9ydCBjb25zdCBVTkRFRklORUQgPSB1bmRlZmluZWQ7XG5leHBvcnQgY29uc3QgVk5PREVfTUFSS0VSID0gU3ltYm9sLmZvcigncHYnKTtcbmV4cG9ydCBjb25zdCBFTVBUWV9PQkogPSAvKiogQHR5cGUge2FueX0gKi8gKHt9KTtcbmV4cG9ydCBjb25zdCBFTVBUWV9BUlIgPSBbXTtcblxuZXhwb3J0IGNvbnN0IE1BVEhNTF9UT0tFTl9FTEVNRU5UUyA9IC9ebShpfG58b3xzfHRleHR8c3BhY2UpJC87XG5cbi8qKiBNYXRjaGVkIG5ldyB2bm9kZSBlbGlnaWJsZSBmb3IgdGhlIGxvbmdlc3QgaW5jcmVhc2luZyBzdWJzZXF1ZW5jZS4gKi9cbmV4cG9ydCBjb25zdCBMSVNfQ0FORElEQVRFID0gMSA8PCA0O1xuIiwgImltcG9ydCB7IG9wdGlvbnMsIEZyYWdtZW50IH0gZnJvbSAncHJlYWN0JztcbmltcG9ydCB7IGVuY29kZUVudGl0aWVzIH0gZnJvbSAnLi91dGlscyc7XG5pbXBvcnQgeyBWTk9ERV9NQVJLRVIgfSBmcm9tICcuLi8uLi9zcmMvY29uc3RhbnRzJztcblxubGV0IHZub2RlSWQgPSAwO1xuXG5jb25zdCBpc0FycmF5ID0gQXJyYXkuaXNBcnJheTtcblxuLyoqXG4gKiBAZmlsZW92ZXJ2aWV3XG4gKiBUaGlzIGZpbGUgZXhwb3J0cyB2YXJpb3VzIG1ldGhvZHMgdGhhdCBpbXBsZW1lbnQgQmFiZWwncyBcImF1dG9tYXRpY1wiIEpTWCBydW50aW1lIEFQSTpcbiAqIC0ganN4KHR5cGUsIHByb3BzLCBrZXkpXG4gKiAtIGpzeHModHlwZSwgcHJvcHMsIGtleSlcbiAqIC0ganN4REVWKHR5cGUsIHByb3BzLCBrZXksIF9fc291cmNlLCBfX3NlbGYpXG4gKlxuICogVGhlIGltcGxlbWVudGF0aW9uIG9mIGNyZWF0ZVZOb2RlIGhlcmUgaXMgb3B0aW1pemVkIGZvciBwZXJmb3JtYW5jZS5cbiAqIEJlbmNobWFya3M6IGh0dHBzOi8vZXNiZW5jaC5jb20vYmVuY2gvNWY2YjU0YTBiNDYzMjEwMGE3ZGNkMmIzXG4gKi9cblxuLyoqXG4gKiBKU1guRWxlbWVudCBmYWN0b3J5IHVzZWQgYnkgQmFiZWwncyB7cnVudGltZTpcImF1dG9tYXRpY1wifSBKU1ggdHJhbnNmb3JtXG4gKiBAcGFyYW0ge2ltcG9ydCgnLi4vLi4vc3JjL2ludGVybmFsJykuVk5vZGVbJ3R5cGUnXX0gdHlwZVxuICogQHBhcmFtIHtpbXBvcnQoJ3ByZWFjdCcpLlZOb2RlWydwcm9wcyddfSBwcm9wc1xuICogQHBhcmFtIHtpbXBvcnQoJ3ByZWFjdCcpLlZOb2RlWydrZXknXX0gW2tleV1cbiAqIEBwYXJhbSB7dW5rbm93bn0gW2lzU3RhdGljQ2hpbGRyZW5dXG4gKiBAcGFyYW0ge3Vua25vd259IFtfX3NvdXJjZV1cbiAqIEBwYXJhbSB7dW5rbm93bn0gW19fc2VsZl1cbiAqL1xuZnVuY3Rpb24gY3JlYXRlVk5vZGUodHlwZSwgcHJvcHMsIGtleSwgaXNTdGF0aWNDaGlsZHJlbiwgX19zb3VyY2UsIF9fc2VsZikge1xuXHRpZiAoIXByb3BzKSBwcm9wcyA9IHt9O1xuXHQvLyBXZSdsbCB3YW50IHRvIHByZXNlcnZlIGByZWZgIGluIHByb3BzIHRvIGdldCByaWQgb2YgdGhlIG5lZWQgZm9yXG5cdC8vIGZvcndhcmRSZWYgY29tcG9uZW50cyBpbiB0aGUgZnV0dXJlLCBidXQgdGhhdCBzaG91bGQgaGFwcGVuIHZpYVxuXHQvLyBhIHNlcGFyYXRlIFBSLlxuXHRsZXQgbm9ybWFsaXplZFByb3BzID0gcHJvcHMsXG5cdFx0cmVmLFxuXHRcdGk7XG5cblx0aWYgKCdyZWYnIGluIG5vcm1hbGl6ZWRQcm9wcyAmJiB0eXBlb2YgdHlwZSAhPSAnZnVuY3Rpb24nKSB7XG5cdFx0bm9ybWFsaXplZFByb3BzID0ge307XG5cdFx0Zm9yIChpIGluIHByb3BzKSB7XG5cdFx0XHRpZiAoaSA9PSAncmVmJykge1xuXHRcdFx0XHRyZWYgPSBwcm9wc1tpXTtcblx0XHRcdH0gZWxzZSB7XG5cdFx0XHRcdG5vcm1hbGl6ZWRQcm9wc1tpXSA9IHByb3BzW2ldO1xuXHRcdFx0fVxuXHRcdH1cblx0fVxuXG5cdC8qKiBAdHlwZSB7aW1wb3J0KCcuLi8uLi9zcmMvaW50ZXJuYWwnKS5WTm9kZSAmIHsgX19zb3VyY2U/OiBhbnk7IF9fc2VsZj86IGFueSB9fSAqL1xuXHRjb25zdCB2bm9kZSA9IHtcblx0XHR0eXBlLFxuXHRcdHByb3BzOiBub3JtYWxpemVkUHJvcHMsXG5cdFx0a2V5LFxuXHRcdHJlZixcblx0XHRfY2hpbGRyZW46IG51bGwsXG5cdFx0X3BhcmVudDogbnVsbCxcblx0XHRfZGVwdGg6IDAsXG5cdFx0X2RvbTogbnVsbCxcblx0XHRfY29tcG9uZW50OiBudWxsLFxuXHRcdGNvbnN0cnVjdG9yOiBWTk9ERV9NQVJLRVIsXG5cdFx0X29yaWdpbmFsOiAtLXZub2RlSWQsXG5cdFx0X2luZGV4OiAtMSxcblx0XHRfZmxhZ3M6IDBcblx0fTtcblxuXHRpZiAoX19zb3VyY2UgfHwgX19zZWxmKSB7XG5cdFx0dm5vZGUuX19zb3VyY2UgPSBfX3NvdXJjZTtcblx0XHR2bm9kZS5fX3NlbGYgPSBfX3NlbGY7XG5cdH1cblxuXHRpZiAob3B0aW9ucy52bm9kZSkgb3B0aW9ucy52bm9kZSh2bm9kZSk7XG5cdHJldHVybiB2bm9kZTtcbn1cblxuLyoqXG4gKiBDcmVhdGUgYSB0ZW1wbGF0ZSB2bm9kZS4gVGhpcyBmdW5jdGlvbiBpcyBub3QgZXhwZWN0ZWQgdG8gYmVcbiAqIHVzZWQgZGlyZWN0bHksIGJ1dCByYXRoZXIgdGhyb3VnaCBhIHByZWNvbXBpbGUgSlNYIHRyYW5zZm9ybVxuICogQHBhcmFtIHtzdHJpbmdbXX0gdGVtcGxhdGVzXG4gKiBAcGFyYW0gIHtBcnJheTxzdHJpbmcgfCBudWxsIHwgaW1wb3J0KCdwcmVhY3QnKS5WTm9kZT59IGV4cHJzXG4gKiBAcmV0dXJucyB7aW1wb3J0KCdwcmVhY3QnKS5WTm9kZX1cbiAqL1xuZnVuY3Rpb24ganN4VGVtcGxhdGUodGVtcGxhdGVzLCAuLi5leHBycykge1xuXHRjb25zdCB2bm9kZSA9IGNyZWF0ZVZOb2RlKEZyYWdtZW50LCB7IHRwbDogdGVtcGxhdGVzLCBleHBycyB9KTtcblx0Ly8gQnlwYXNzIHJlbmRlciB0byBzdHJpbmcgdG9wIGxldmVsIEZyYWdtZW50IG9wdGltaXphdGlvblxuXHQvLyBAdHMtaWdub3JlXG5cdHZub2RlLmtleSA9IHZub2RlLl92bm9kZTtcblx0cmV0dXJuIHZub2RlO1xufVxuXG5jb25zdCBKU19UT19DU1MgPSB7fTtcbmNvbnN0IENTU19SRUdFWCA9IC9bQS1aXS9nO1xuXG4vKipcbiAqIFVud3JhcCBwb3RlbnRpYWwgc2lnbmFscy5cbiAqIEBwYXJhbSB7Kn0gdmFsdWVcbiAqIEByZXR1cm5zIHsqfVxuICovXG5mdW5jdGlvbiBub3JtYWxpemVBdHRyVmFsdWUodmFsdWUpIHtcblx0cmV0dXJuIHZhbHVlICE9IG51bGwgJiZcblx0XHR0eXBlb2YgdmFsdWUgPT0gJ29iamVjdCcgJiZcblx0XHR0eXBlb2YgdmFsdWUudmFsdWVPZiA9PSAnZnVuY3Rpb24nXG5cdFx0PyB2YWx1ZS52YWx1ZU9mKClcblx0XHQ6IHZhbHVlO1xufVxuXG4vKipcbiAqIFNlcmlhbGl6ZSBhbiBIVE1MIGF0dHJpYnV0ZSB0byBhIHN0cmluZy4gVGhpcyBmdW5jdGlvbiBpcyBub3RcbiAqIGV4cGVjdGVkIHRvIGJlIHVzZWQgZGlyZWN0bHksIGJ1dCByYXRoZXIgdGhyb3VnaCBhIHByZWNvbXBpbGVcbiAqIEpTWCB0cmFuc2Zvcm1cbiAqIEBwYXJhbSB7c3RyaW5nfSBuYW1lIFRoZSBhdHRyaWJ1dGUgbmFtZVxuICogQHBhcmFtIHsqfSB2YWx1ZSBUaGUgYXR0cmlidXRlIHZhbHVlXG4gKiBAcmV0dXJucyB7c3RyaW5nfVxuICovXG5mdW5jdGlvbiBqc3hBdHRyKG5hbWUsIHZhbHVlKSB7XG5cdGlmIChvcHRpb25zLmF0dHIpIHtcblx0XHRjb25zdCByZXN1bHQgPSBvcHRpb25zLmF0dHIobmFtZSwgdmFsdWUpO1xuXHRcdGlmICh0eXBlb2YgcmVzdWx0ID09ICdzdHJpbmcnKSByZXR1cm4gcmVzdWx0O1xuXHR9XG5cblx0dmFsdWUgPSBub3JtYWxpemVBdHRyVmFsdWUodmFsdWUpO1xuXG5cdGlmIChuYW1lID09ICdyZWYnIHx8IG5hbWUgPT0gJ2tleScpIHJldHVybiAnJztcblx0aWYgKG5hbWUgPT0gJ3N0eWxlJyAmJiB0eXBlb2YgdmFsdWUgPT0gJ29iamVjdCcpIHtcblx0XHRsZXQgc3RyID0gJyc7XG5cdFx0Zm9yIChsZXQgcHJvcCBpbiB2YWx1ZSkge1xuXHRcdFx0bGV0IHZhbCA9IHZhbHVlW3Byb3BdO1xuXHRcdFx0aWYgKHZhbCAhPSBudWxsICYmIHZhbCAhPT0gJycpIHtcblx0XHRcdFx0Y29uc3QgbmFtZSA9XG5cdFx0XHRcdFx0cHJvcFswXSA9PSAnLSdcblx0XHRcdFx0XHRcdD8gcHJvcFxuXHRcdFx0XHRcdFx0OiBKU19UT19DU1NbcHJvcF0gfHxcblx0XHRcdFx0XHRcdFx0KEpTX1RPX0NTU1twcm9wXSA9IHByb3AucmVwbGFjZShDU1NfUkVHRVgsICctJCYnKS50b0xvd2VyQ2FzZSgpKTtcblxuXHRcdFx0XHRzdHIgPSBzdHIgKyBuYW1lICsgJzonICsgdmFsICsgJzsnO1xuXHRcdFx0fVxuXHRcdH1cblx0XHRyZXR1cm4gbmFtZSArICc9XCInICsgZW5jb2RlRW50aXRpZXMoc3RyKSArICdcIic7XG5cdH1cblxuXHRpZiAoXG5cdFx0dmFsdWUgPT0gbnVsbCB8fFxuXHRcdHZhbHVlID09PSBmYWxzZSB8fFxuXHRcdHR5cGVvZiB2YWx1ZSA9PSAnZnVuY3Rpb24nIHx8XG5cdFx0dHlwZW9mIHZhbHVlID09ICdvYmplY3QnXG5cdCkge1xuXHRcdHJldHVybiAnJztcblx0fSBlbHNlIGlmICh2YWx1ZSA9PT0gdHJ1ZSkgcmV0dXJuIG5hbWU7XG5cblx0cmV0dXJuIG5hbWUgKyAnPVwiJyArIGVuY29kZUVudGl0aWVzKCcnICsgdmFsdWUpICsgJ1wiJztcbn1cblxuLyoqXG4gKiBFc2NhcGUgYSBkeW5hbWljIGNoaWxkIHBhc3NlZCB0byBganN4VGVtcGxhdGVgLiBUaGlzIGZ1bmN0aW9uXG4gKiBpcyBub3QgZXhwZWN0ZWQgdG8gYmUgdXNlZCBkaXJlY3RseSwgYnV0IHJhdGhlciB0aHJvdWdoIGFcbiAqIHByZWNvbXBpbGUgSlNYIHRyYW5zZm9ybVxuICogQHBhcmFtIHsqfSB2YWx1ZVxuICogQHJldHVybnMge3N0cmluZyB8IG51bGwgfCBpbXBvcnQoJ3ByZWFjdCcpLlZOb2RlIHwgQXJyYXk8c3RyaW5nIHwgbnVsbCB8IGltcG9ydCgncHJlYWN0JykuVk5vZGU+fVxuICovXG5mdW5jdGlvbiBqc3hFc2NhcGUodmFsdWUpIHtcblx0aWYgKFxuXHRcdHZhbHVlID09IG51bGwgfHxcblx0XHR0eXBlb2YgdmFsdWUgPT0gJ2Jvb2xlYW4nIHx8XG5cdFx0dHlwZW9mIHZhbHVlID09ICdmdW5jdGlvbidcblx0KSB7XG5cdFx0cmV0dXJuIG51bGw7XG5cdH1cblxuXHRpZiAodHlwZW9mIHZhbHVlID09ICdvYmplY3QnKSB7XG5cdFx0Ly8gQ2hlY2sgZm9yIFZOb2RlXG5cdFx0aWYgKHZhbHVlLmNvbnN0cnVjdG9yID09PSBWTk9ERV9NQVJLRVIpIHJldHVybiB2YWx1ZTtcblxuXHRcdGlmIChpc0FycmF5KHZhbHVlKSkge1xuXHRcdFx0Zm9yIChsZXQgaSA9IDA7IGkgPCB2YWx1ZS5sZW5ndGg7IGkrKykge1xuXHRcdFx0XHR2YWx1ZVtpXSA9IGpzeEVzY2FwZSh2YWx1ZVtpXSk7XG5cdFx0XHR9XG5cdFx0XHRyZXR1cm4gdmFsdWU7XG5cdFx0fVxuXHR9XG5cblx0cmV0dXJuIGVuY29kZUVudGl0aWVzKCcnICsgdmFsdWUpO1xufVxuXG5leHBvcnQge1xuXHRjcmVhdGVWTm9kZSBhcyBqc3gsXG5cdGNyZWF0ZVZOb2RlIGFzIGpzeHMsXG5cdGNyZWF0ZVZOb2RlIGFzIGpzeERFVixcblx0RnJhZ21lbnQsXG5cdC8vIHByZWNvbXBpbGVkIEpTWCB0cmFuc2Zvcm1cblx0anN4VGVtcGxhdGUsXG5cdGpzeEF0dHIsXG5cdGpzeEVzY2FwZVxufTtcbiIsICIvLyBTbWFsbCBwYXJ0cyB0aGF0IGFsbCBwYWdlcyB1c2UuXG5cbmltcG9ydCB0eXBlIHsgQ29tcG9uZW50Q2hpbGRyZW4gfSBmcm9tIFwicHJlYWN0XCI7XG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVJlZiB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB7IFNUQVJUX0xJTksgfSBmcm9tIFwiLi9yb3V0ZVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuL3dvcmRzXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBEaWFsb2coe1xuICB0aXRsZSxcbiAgb25DbG9zZSxcbiAgY2hpbGRyZW4sXG59OiB7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIG9uQ2xvc2UoKTogdm9pZDtcbiAgY2hpbGRyZW46IENvbXBvbmVudENoaWxkcmVuO1xufSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IGRpYWxvZyA9IHVzZVJlZjxIVE1MRGlhbG9nRWxlbWVudD4obnVsbCk7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgZGlhbG9nLmN1cnJlbnQ/LnNob3dNb2RhbCgpO1xuICB9LCBbXSk7XG4gIHJldHVybiAoXG4gICAgLy8gYmlvbWUtaWdub3JlIGxpbnQvYTExeS91c2VLZXlXaXRoQ2xpY2tFdmVudHM6IEVzY2FwZSBjbG9zZXMgYSBkaWFsb2cgYW55d2F5LlxuICAgIDxkaWFsb2dcbiAgICAgIHJlZj17ZGlhbG9nfVxuICAgICAgYXJpYS1sYWJlbD17dGl0bGV9XG4gICAgICBvbkNsb3NlPXtvbkNsb3NlfVxuICAgICAgb25DbGljaz17KGV2ZW50KSA9PiBldmVudC50YXJnZXQgPT09IGRpYWxvZy5jdXJyZW50ICYmIGRpYWxvZy5jdXJyZW50Py5jbG9zZSgpfVxuICAgID5cbiAgICAgIDxkaXYgY2xhc3M9XCJkaWFsb2ctY29udGVudFwiPlxuICAgICAgICA8aGVhZGVyPlxuICAgICAgICAgIDxoMj57dGl0bGV9PC9oMj5cbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cInF1aWV0XCIgb25DbGljaz17KCkgPT4gZGlhbG9nLmN1cnJlbnQ/LmNsb3NlKCl9PlxuICAgICAgICAgICAgPEljb24gbmFtZT1cImNsb3NlXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1jbG9zZVwiKX0gLz5cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgPC9oZWFkZXI+XG4gICAgICAgIHtjaGlsZHJlbn1cbiAgICAgIDwvZGl2PlxuICAgIDwvZGlhbG9nPlxuICApO1xufVxuXG5jb25zdCBQQVRIUyA9IHtcbiAgY2xvc2U6IFwiTTUgNWwxNCAxNE0xOSA1TDUgMTlcIixcbiAgdHVybjogXCJNMTkgOGE4IDggMCAxIDAgMSA2TTIwIDN2NmgtNlwiLFxuICBmbGlwOiBcIk0xMiAzdjE4TTggN0wzIDE3aDV6TTE2IDdsNSAxMGgtNXpcIixcbiAgdW5kbzogXCJNOCA1TDMgMTBsNSA1TTMgMTBoMTFhNiA2IDAgMCAxIDAgMTJoLTNcIixcbiAgcmVkbzogXCJNMTYgNWw1IDUtNSA1TTIxIDEwSDEwYTYgNiAwIDAgMCAwIDEyaDNcIixcbiAgcGxheTogXCJNNCAxMmw2IDZMMjAgNlwiLFxuICBtZW51OiBcIk00IDZoMTZNNCAxMmgxNk00IDE4aDE2XCIsXG4gIHNoYXJlOiBcIk0xMiAxNVYzTTcgOGw1LTUgNSA1TTUgMTN2N2gxNHYtN1wiLFxuICBzbWlsZTogXCJNMTIgMjFhOSA5IDAgMSAwIDAtMTggOSA5IDAgMCAwIDAgMThNOC41IDE0YTQgNCAwIDAgMCA3IDBNOSA5di41TTE1IDl2LjVcIixcbiAgaG9tZTogXCJNMyAxMWw5LTggOSA4TTYgOXYxMWgxMlY5XCIsXG4gIGJhY2s6IFwiTTE1IDVsLTcgNyA3IDdcIixcbiAgZm9yd2FyZDogXCJNOSA1bDcgNy03IDdcIixcbiAgZmlyc3Q6IFwiTTE4IDVsLTcgNyA3IDdNNiA1djE0XCIsXG4gIGxhc3Q6IFwiTTYgNWw3IDctNyA3TTE4IDV2MTRcIixcbiAgcnVuOiBcIk03IDRsMTIgOC0xMiA4elwiLFxuICBwYXVzZTogXCJNOCA1djE0TTE2IDV2MTRcIixcbiAgcGF0dGVybjogXCJNNCA0aDd2N0g0ek00IDExaDd2OEg0ek0xMSAxMWg4djhoLTh6XCIsXG4gIHNpbmdsZTogXCJNNyA3aDEwdjEwSDd6XCIsXG59IGFzIGNvbnN0O1xuXG5leHBvcnQgdHlwZSBJY29uTmFtZSA9IGtleW9mIHR5cGVvZiBQQVRIUztcblxuLyoqIEEgcGljdHVyZSB3aXRoIGl0cyBuYW1lLiBUaGUgbmFtZSBpcyBub3QgdmlzaWJsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBJY29uKHsgbmFtZSwgbGFiZWwgfTogeyBuYW1lOiBJY29uTmFtZTsgbGFiZWw/OiBzdHJpbmcgfSkge1xuICByZXR1cm4gKFxuICAgIDw+XG4gICAgICA8c3ZnIGNsYXNzPVwiaWNvblwiIHZpZXdCb3g9XCIwIDAgMjQgMjRcIiBhcmlhLWhpZGRlbj1cInRydWVcIj5cbiAgICAgICAgPHBhdGggZD17UEFUSFNbbmFtZV19IC8+XG4gICAgICA8L3N2Zz5cbiAgICAgIHtsYWJlbCAmJiA8c3BhbiBjbGFzcz1cImhpZGRlblwiPntsYWJlbH08L3NwYW4+fVxuICAgIDwvPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gSWNvbkJ1dHRvbih7XG4gIG5hbWUsXG4gIGxhYmVsLFxuICBvbkNsaWNrLFxuICBwcmVzc2VkLFxuICBkaXNhYmxlZCxcbn06IHtcbiAgbmFtZTogSWNvbk5hbWU7XG4gIGxhYmVsOiBzdHJpbmc7XG4gIG9uQ2xpY2soKTogdm9pZDtcbiAgcHJlc3NlZD86IGJvb2xlYW47XG4gIGRpc2FibGVkPzogYm9vbGVhbjtcbn0pIHtcbiAgcmV0dXJuIChcbiAgICA8YnV0dG9uXG4gICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgIGNsYXNzPVwiaWNvbi1vbmx5XCJcbiAgICAgIHRpdGxlPXtsYWJlbH1cbiAgICAgIGFyaWEtcHJlc3NlZD17cHJlc3NlZH1cbiAgICAgIGRpc2FibGVkPXtkaXNhYmxlZH1cbiAgICAgIG9uQ2xpY2s9e29uQ2xpY2t9XG4gICAgPlxuICAgICAgPEljb24gbmFtZT17bmFtZX0gbGFiZWw9e2xhYmVsfSAvPlxuICAgIDwvYnV0dG9uPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gTGFuZ3VhZ2VDaG9pY2UoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSwgbGFuZ3VhZ2UsIHNldExhbmd1YWdlIH0gPSB1c2VTaGFyZWQoKTtcbiAgcmV0dXJuIChcbiAgICA8ZmllbGRzZXQgY2xhc3M9XCJsYW5ndWFnZXNcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtbGFuZ3VhZ2VcIil9PlxuICAgICAge2xvYmJ5Lmxhbmd1YWdlcy5tYXAoKG9uZSkgPT4gKFxuICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAga2V5PXtvbmV9XG4gICAgICAgICAgbGFuZz17b25lfVxuICAgICAgICAgIGNsYXNzPVwicXVpZXRcIlxuICAgICAgICAgIGFyaWEtcHJlc3NlZD17b25lID09PSBsYW5ndWFnZX1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZXRMYW5ndWFnZShvbmUpfVxuICAgICAgICA+XG4gICAgICAgICAge29uZS50b1VwcGVyQ2FzZSgpfVxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwiaGlkZGVuXCI+IHtPV05fTkFNRVNbb25lXX08L3NwYW4+XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgKSl9XG4gICAgPC9maWVsZHNldD5cbiAgKTtcbn1cblxuLyoqIEhvdyBsYW5ndWFnZXMgY2FsbCB0aGVtc2VsdmVzLiAqL1xuY29uc3QgT1dOX05BTUVTOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+ID0geyBlbjogXCJFbmdsaXNoXCIsIGNzOiBcIsSMZcWhdGluYVwiLCBwbDogXCJQb2xza2lcIiB9O1xuXG4vKiogVGhlIG5hbWUgb2YgdGhlIHByb2dyYW0sIHdoaWNoIGxlYWRzIHRvIHRoZSBmaXJzdCBwYWdlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIEJyYW5kKCkge1xuICByZXR1cm4gKFxuICAgIDxhIGNsYXNzPVwiYnJhbmRcIiBocmVmPXtTVEFSVF9MSU5LfT5cbiAgICAgIDxpbWcgc3JjPVwiaWNvbi5zdmdcIiBhbHQ9XCJcIiB3aWR0aD1cIjI4XCIgaGVpZ2h0PVwiMjhcIiAvPlxuICAgICAgPHNwYW4+cm9sbC1hbmQtd3JpdGU8L3NwYW4+XG4gICAgPC9hPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gTm90aWNlKHsgY2hpbGRyZW4gfTogeyBjaGlsZHJlbjogQ29tcG9uZW50Q2hpbGRyZW4gfSkge1xuICByZXR1cm4gKFxuICAgIDxwIGNsYXNzPVwibm90aWNlXCIgcm9sZT1cImFsZXJ0XCI+XG4gICAgICB7Y2hpbGRyZW59XG4gICAgPC9wPlxuICApO1xufVxuIiwgIi8vIFRoZSBsaW5rIG9mIGEgdGFibGU6IGFzIHRleHQsIGFzIFFSIGNvZGUsIGFuZCBieSB0aGUgbWVhbnMgb2YgdGhlIHBob25lLlxuXG5pbXBvcnQgeyBnZW5lcmF0ZSB9IGZyb20gXCJsZWFuLXFyXCI7XG5pbXBvcnQgeyB1c2VJZCwgdXNlTWVtbywgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB7IEljb24gfSBmcm9tIFwiLi4vdWlcIjtcbmltcG9ydCB7IHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBTaGFyZSh7IGFkZHJlc3MsIHRpdGxlIH06IHsgYWRkcmVzczogc3RyaW5nOyB0aXRsZTogc3RyaW5nIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBpZCA9IHVzZUlkKCk7XG4gIGNvbnN0IGZpZWxkID0gdXNlUmVmPEhUTUxJbnB1dEVsZW1lbnQ+KG51bGwpO1xuICBjb25zdCBbaXNDb3BpZWQsIHNldENvcGllZF0gPSB1c2VTdGF0ZShmYWxzZSk7XG4gIGNvbnN0IGNvcHkgPSBhc3luYyAoKSA9PiB7XG4gICAgdHJ5IHtcbiAgICAgIGF3YWl0IG5hdmlnYXRvci5jbGlwYm9hcmQud3JpdGVUZXh0KGFkZHJlc3MpO1xuICAgIH0gY2F0Y2gge1xuICAgICAgLy8gV2l0aG91dCBhIHNlY3VyZSBjb250ZXh0IGJyb3dzZXJzIG9ubHkga25vdyB0aGlzIG9sZCB3YXkuXG4gICAgICBmaWVsZC5jdXJyZW50Py5zZWxlY3QoKTtcbiAgICAgIGRvY3VtZW50LmV4ZWNDb21tYW5kKFwiY29weVwiKTtcbiAgICB9XG4gICAgc2V0Q29waWVkKHRydWUpO1xuICB9O1xuICBjb25zdCBpc093bk1hY2hpbmUgPSAvXihsb2NhbGhvc3R8MTI3XFwufFxcWzo6MVxcXSkvLnRlc3QobmV3IFVSTChhZGRyZXNzKS5ob3N0bmFtZSk7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInNoYXJlXCI+XG4gICAgICA8UXJDb2RlIHRleHQ9e2FkZHJlc3N9IGxhYmVsPXt3b3JkcyhcInBhZ2UtcXJcIil9IC8+XG4gICAgICA8ZGl2PlxuICAgICAgICA8bGFiZWwgZm9yPXtpZH0+e3dvcmRzKFwicGFnZS1saW5rXCIpfTwvbGFiZWw+XG4gICAgICAgIDxkaXYgY2xhc3M9XCJ0b2dldGhlclwiPlxuICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgaWQ9e2lkfVxuICAgICAgICAgICAgY2xhc3M9XCJsaW5rXCJcbiAgICAgICAgICAgIHJlZj17ZmllbGR9XG4gICAgICAgICAgICByZWFkT25seVxuICAgICAgICAgICAgdmFsdWU9e2FkZHJlc3N9XG4gICAgICAgICAgICBvbkZvY3VzPXsoZXZlbnQpID0+IGV2ZW50LmN1cnJlbnRUYXJnZXQuc2VsZWN0KCl9XG4gICAgICAgICAgLz5cbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBvbkNsaWNrPXtjb3B5fT5cbiAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtY29weVwiKX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICB7XCJzaGFyZVwiIGluIG5hdmlnYXRvciAmJiAoXG4gICAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBuYXZpZ2F0b3Iuc2hhcmUoeyB0aXRsZSwgdXJsOiBhZGRyZXNzIH0pLmNhdGNoKCgpID0+IHVuZGVmaW5lZCl9XG4gICAgICAgICAgICA+XG4gICAgICAgICAgICAgIDxJY29uIG5hbWU9XCJzaGFyZVwiIGxhYmVsPXt3b3JkcyhcInBhZ2Utc2hhcmVcIil9IC8+XG4gICAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICApfVxuICAgICAgICA8L2Rpdj5cbiAgICAgICAgPHAgY2xhc3M9XCJoaW50XCIgcm9sZT1cInN0YXR1c1wiPlxuICAgICAgICAgIHtpc0NvcGllZCA/IHdvcmRzKFwicGFnZS1jb3BpZWRcIikgOiBcIlwifVxuICAgICAgICA8L3A+XG4gICAgICAgIHtpc093bk1hY2hpbmUgJiYgPHAgY2xhc3M9XCJoaW50XCI+e3dvcmRzKFwicGFnZS1vd24tbWFjaGluZVwiKX08L3A+fVxuICAgICAgPC9kaXY+XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbmZ1bmN0aW9uIFFyQ29kZSh7IHRleHQsIGxhYmVsIH06IHsgdGV4dDogc3RyaW5nOyBsYWJlbDogc3RyaW5nIH0pIHtcbiAgY29uc3QgeyBwYXRoLCBzaXplIH0gPSB1c2VNZW1vKCgpID0+IHtcbiAgICBjb25zdCBjb2RlID0gZ2VuZXJhdGUodGV4dCk7XG4gICAgbGV0IHBhdGggPSBcIlwiO1xuICAgIGZvciAobGV0IHkgPSAwOyB5IDwgY29kZS5zaXplOyB5KyspIHtcbiAgICAgIGZvciAobGV0IHggPSAwOyB4IDwgY29kZS5zaXplOyB4KyspIHtcbiAgICAgICAgcGF0aCArPSBjb2RlLmdldCh4LCB5KSA/IGBNJHt4fSAke3l9aDF2MWgtMXpgIDogXCJcIjtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIHsgcGF0aCwgc2l6ZTogY29kZS5zaXplIH07XG4gIH0sIFt0ZXh0XSk7XG4gIHJldHVybiAoXG4gICAgPHN2Z1xuICAgICAgY2xhc3M9XCJxciBwYXBlclwiXG4gICAgICB2aWV3Qm94PXtgLTMgLTMgJHtzaXplICsgNn0gJHtzaXplICsgNn1gfVxuICAgICAgcm9sZT1cImltZ1wiXG4gICAgICBhcmlhLWxhYmVsPXtsYWJlbH1cbiAgICAgIHNoYXBlLXJlbmRlcmluZz1cImNyaXNwRWRnZXNcIlxuICAgID5cbiAgICAgIDxwYXRoIGQ9e3BhdGh9IC8+XG4gICAgPC9zdmc+XG4gICk7XG59XG4iLCAiLy8gRHJhd2luZ3Mgb2YgdGhlIHNlcnZlciBpbiB0aGUgcGFnZS5cblxuaW1wb3J0IHsgdXNlTGF5b3V0RWZmZWN0LCB1c2VSZWYgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5cbi8qKiBIb3cgYSB0YXJnZXQgbG9va3Mgbm93LiAqL1xuZXhwb3J0IHR5cGUgVGFyZ2V0TG9vayA9IFwibGVnYWxcIiB8IFwiY2hvc2VuXCIgfCBcImxhaWRcIiB8IFwicmVmdXNlZFwiIHwgXCJob3ZlclwiO1xuXG5leHBvcnQgdHlwZSBMb29rcyA9IFJlYWRvbmx5TWFwPHN0cmluZywgVGFyZ2V0TG9vaz47XG5cbmNvbnN0IE5PTkU6IExvb2tzID0gbmV3IE1hcCgpO1xuLyoqIFRoZSBzaWRlIG9mIGEgY2VsbCBpbiB0aGUgZHJhd2luZ3MsIGluIG1pbGxpbWV0cmVzLiAqL1xuY29uc3QgQ0VMTF9NTSA9IDk7XG5cbmludGVyZmFjZSBEcmF3aW5nUHJvcHMge1xuICBzdmc6IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgLyoqIFdoYXQgdGhlIGRyYXdpbmcgc2hvd3MsIGZvciBwZW9wbGUgd2hvIGRvIG5vdCBzZWUgaXQuICovXG4gIGxhYmVsOiBzdHJpbmc7XG4gIC8qKiBIb3cgaXRzIHRhcmdldHMgbG9vay4gV2l0aG91dCBpdCBub3RoaW5nIGNhbiBiZSBwb2ludGVkIGF0LiAqL1xuICBsb29rcz86IExvb2tzIHwgdW5kZWZpbmVkO1xuICAvKiogVGhlIHRhcmdldCB0aGF0IHRoZSBrZXlib2FyZCBpcyBhdC4gKi9cbiAgZm9jdXM/OiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIGNsYXNzPzogc3RyaW5nO1xufVxuXG4vKiogQSBkcmF3aW5nIHRoYXQgaXMgYXMgd2lkZSBhcyBpdHMgcGxhY2UsIGFuZCBrbm93cyBob3cgbWFueSBjZWxscyBpdCBpcyB3aWRlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIERyYXdpbmcoeyBzdmcsIGxhYmVsLCBsb29rcywgZm9jdXMsIGNsYXNzOiBjbGFzc05hbWUgPSBcIlwiIH06IERyYXdpbmdQcm9wcykge1xuICBjb25zdCBwbGFjZSA9IHVzZVJlZjxIVE1MRGl2RWxlbWVudD4obnVsbCk7XG4gIHVzZUxheW91dEVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgcGFyZW50ID0gcGxhY2UuY3VycmVudDtcbiAgICBpZiAoIXBhcmVudCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBjb25zdCBoYWQgPSBwYXJlbnQuY29udGFpbnMoZG9jdW1lbnQuYWN0aXZlRWxlbWVudCk7XG4gICAgY29uc3QgZHJhd24gPSBwYXJzZWQoc3ZnKTtcbiAgICBwYXJlbnQucmVwbGFjZUNoaWxkcmVuKC4uLihkcmF3biA/IFtkcmF3bl0gOiBbXSkpO1xuICAgIGlmIChkcmF3bikge1xuICAgICAgcGFyZW50LnN0eWxlLnNldFByb3BlcnR5KFwiLS13aWRlXCIsIFN0cmluZyhkcmF3bi52aWV3Qm94LmJhc2VWYWwud2lkdGggLyBDRUxMX01NKSk7XG4gICAgfVxuICAgIGlmIChoYWQpIHtcbiAgICAgIHBhcmVudC5kYXRhc2V0LmhhZCA9IFwiXCI7XG4gICAgfVxuICB9LCBbc3ZnXSk7XG4gIHVzZUxheW91dEVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgZHJhd24gPSBwbGFjZS5jdXJyZW50Py5xdWVyeVNlbGVjdG9yKFwic3ZnXCIpO1xuICAgIGlmIChkcmF3bikge1xuICAgICAgbG9vayhkcmF3biwgbGFiZWwsIGxvb2tzID8/IE5PTkUsIGxvb2tzICE9PSB1bmRlZmluZWQsIGZvY3VzKTtcbiAgICB9XG4gICAgaWYgKHBsYWNlLmN1cnJlbnQgJiYgXCJoYWRcIiBpbiBwbGFjZS5jdXJyZW50LmRhdGFzZXQpIHtcbiAgICAgIGRlbGV0ZSBwbGFjZS5jdXJyZW50LmRhdGFzZXQuaGFkO1xuICAgICAgcGxhY2UuY3VycmVudC5xdWVyeVNlbGVjdG9yPFNWR0VsZW1lbnQ+KFwiW3RhYmluZGV4PScwJ11cIik/LmZvY3VzKHsgcHJldmVudFNjcm9sbDogdHJ1ZSB9KTtcbiAgICB9XG4gIH0sIFtzdmcsIGxhYmVsLCBsb29rcywgZm9jdXNdKTtcbiAgcmV0dXJuIDxkaXYgY2xhc3M9e2BkcmF3aW5nICR7Y2xhc3NOYW1lfWB9IHJlZj17cGxhY2V9IC8+O1xufVxuXG5mdW5jdGlvbiBwYXJzZWQoc3ZnOiBzdHJpbmcgfCB1bmRlZmluZWQpOiBTVkdTVkdFbGVtZW50IHwgdW5kZWZpbmVkIHtcbiAgaWYgKCFzdmcpIHtcbiAgICByZXR1cm4gdW5kZWZpbmVkO1xuICB9XG4gIGNvbnN0IHJvb3QgPSBuZXcgRE9NUGFyc2VyKCkucGFyc2VGcm9tU3RyaW5nKHN2ZywgXCJpbWFnZS9zdmcreG1sXCIpLmRvY3VtZW50RWxlbWVudDtcbiAgaWYgKHJvb3QubG9jYWxOYW1lICE9PSBcInN2Z1wiKSB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxuICByb290LnJlbW92ZUF0dHJpYnV0ZShcIndpZHRoXCIpO1xuICByb290LnJlbW92ZUF0dHJpYnV0ZShcImhlaWdodFwiKTtcbiAgcmV0dXJuIGRvY3VtZW50LmltcG9ydE5vZGUocm9vdCwgdHJ1ZSkgYXMgdW5rbm93biBhcyBTVkdTVkdFbGVtZW50O1xufVxuXG5mdW5jdGlvbiBsb29rKFxuICBkcmF3bjogU1ZHU1ZHRWxlbWVudCxcbiAgbGFiZWw6IHN0cmluZyxcbiAgbG9va3M6IExvb2tzLFxuICBhY3RpdmU6IGJvb2xlYW4sXG4gIGZvY3VzOiBzdHJpbmcgfCB1bmRlZmluZWQsXG4pIHtcbiAgZHJhd24uc2V0QXR0cmlidXRlKFwicm9sZVwiLCBhY3RpdmUgPyBcImdyb3VwXCIgOiBcImltZ1wiKTtcbiAgZHJhd24uc2V0QXR0cmlidXRlKFwiYXJpYS1sYWJlbFwiLCBsYWJlbCk7XG4gIGZvciAoY29uc3Qgc2hhcGUgb2YgZHJhd24ucXVlcnlTZWxlY3RvckFsbDxTVkdFbGVtZW50PihcIltkYXRhLXRhcmdldF1cIikpIHtcbiAgICBjb25zdCB0YXJnZXQgPSBzaGFwZS5kYXRhc2V0LnRhcmdldCA/PyBcIlwiO1xuICAgIGNvbnN0IGZvdW5kID0gbG9va3MuZ2V0KHRhcmdldCk7XG4gICAgaWYgKGZvdW5kKSB7XG4gICAgICBzaGFwZS5zZXRBdHRyaWJ1dGUoXCJkYXRhLWxvb2tcIiwgZm91bmQpO1xuICAgIH0gZWxzZSB7XG4gICAgICBzaGFwZS5yZW1vdmVBdHRyaWJ1dGUoXCJkYXRhLWxvb2tcIik7XG4gICAgfVxuICAgIGlmIChhY3RpdmUpIHtcbiAgICAgIGNvbnN0IGlzQ2hvc2VuID0gZm91bmQgPT09IFwiY2hvc2VuXCIgfHwgZm91bmQgPT09IFwibGFpZFwiIHx8IGZvdW5kID09PSBcInJlZnVzZWRcIjtcbiAgICAgIHNoYXBlLnNldEF0dHJpYnV0ZShcInJvbGVcIiwgXCJidXR0b25cIik7XG4gICAgICBzaGFwZS5zZXRBdHRyaWJ1dGUoXCJhcmlhLXByZXNzZWRcIiwgU3RyaW5nKGlzQ2hvc2VuKSk7XG4gICAgICBzaGFwZS5zZXRBdHRyaWJ1dGUoXCJ0YWJpbmRleFwiLCB0YXJnZXQgPT09IGZvY3VzID8gXCIwXCIgOiBcIi0xXCIpO1xuICAgIH0gZWxzZSB7XG4gICAgICBzaGFwZS5yZW1vdmVBdHRyaWJ1dGUoXCJyb2xlXCIpO1xuICAgICAgc2hhcGUucmVtb3ZlQXR0cmlidXRlKFwiYXJpYS1wcmVzc2VkXCIpO1xuICAgICAgc2hhcGUucmVtb3ZlQXR0cmlidXRlKFwidGFiaW5kZXhcIik7XG4gICAgfVxuICB9XG59XG4iLCAiLy8gQm9hcmRzLCBjYXJkcywgc2hlZXRzIGFuZCBkaWNlIG9mIGEgdGFibGUuXG5cbmltcG9ydCB0eXBlIHsgQ2FyZFNob3duLCBQYXR0ZXJuU2hvd24sIFRhYmxlU2hvd24gfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nLCB0eXBlIExvb2tzIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuaW1wb3J0IHR5cGUgeyBTZWxlY3Rpb24gfSBmcm9tIFwiLi9zZWxlY3Rpb25cIjtcblxuZXhwb3J0IGludGVyZmFjZSBEcmF3biB7XG4gIGRyYXdpbmdzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+O1xufVxuXG4vKiogQSBib2FyZCBvbiB3aGljaCB0aGUgcGxheWVyIHBvaW50cyBhdCBjZWxscy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBCb2FyZCh7XG4gIGNhcmQsXG4gIGRyYXdpbmdzLFxuICBzZWxlY3Rpb24sXG59OiBEcmF3biAmIHsgY2FyZDogQ2FyZFNob3duOyBzZWxlY3Rpb246IFNlbGVjdGlvbiB8IHVuZGVmaW5lZCB9KSB7XG4gIHJldHVybiAoXG4gICAgPGZpZ3VyZSBjbGFzcz1cImJvYXJkXCI+XG4gICAgICA8ZmlnY2FwdGlvbiBjbGFzcz1cImNhcHRpb25cIj5cbiAgICAgICAgPGI+e2NhcmQudGl0bGV9PC9iPiB7Y2FyZC5mYWN0cz8uam9pbihcIiwgXCIpfVxuICAgICAgPC9maWdjYXB0aW9uPlxuICAgICAgPGRpdiBjbGFzcz1cInBhcGVyIGJvYXJkLXBhcGVyXCIgZGF0YS1ib2FyZD17Y2FyZC50YXJnZXQgPz8gXCJcIn0+XG4gICAgICAgIDxEcmF3aW5nXG4gICAgICAgICAgc3ZnPXtkcmF3aW5nc1tjYXJkLmRyYXdpbmddfVxuICAgICAgICAgIGxhYmVsPXtjYXJkLnRpdGxlfVxuICAgICAgICAgIGxvb2tzPXtzZWxlY3Rpb24/Lmxvb2tzfVxuICAgICAgICAgIGZvY3VzPXtzZWxlY3Rpb24/LmZvY3VzfVxuICAgICAgICAvPlxuICAgICAgPC9kaXY+XG4gICAgPC9maWd1cmU+XG4gICk7XG59XG5cbi8qKiBBIHNoZWV0IG9yIGRpY2UsIGluIHdoaWNoIHRoZSBwbGF5ZXIgcG9pbnRzIGF0IGJveGVzIG9yIGRpY2UuICovXG5leHBvcnQgZnVuY3Rpb24gUG9pbnRlZFBhcGVyKHtcbiAgc3ZnLFxuICBsYWJlbCxcbiAgc2VsZWN0aW9uLFxuICBjbGFzczogY2xhc3NOYW1lID0gXCJcIixcbn06IHtcbiAgc3ZnOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIGxhYmVsOiBzdHJpbmc7XG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uIHwgdW5kZWZpbmVkO1xuICBjbGFzcz86IHN0cmluZztcbn0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPXtgcGFwZXIgJHtjbGFzc05hbWV9YH0gZGF0YS1ib2FyZD1cIlwiPlxuICAgICAgPERyYXdpbmcgc3ZnPXtzdmd9IGxhYmVsPXtsYWJlbH0gbG9va3M9e3NlbGVjdGlvbj8ubG9va3N9IGZvY3VzPXtzZWxlY3Rpb24/LmZvY3VzfSAvPlxuICAgIDwvZGl2PlxuICApO1xufVxuXG4vKiogQ2FyZHMgb2Ygd2hpY2ggdGhlIHBsYXllciBjaG9vc2VzIHdob2xlIG9uZXMuICovXG5leHBvcnQgZnVuY3Rpb24gQ2FyZFJvdyh7XG4gIHRpdGxlLFxuICBjYXJkcyxcbiAgZHJhd2luZ3MsXG4gIHNlbGVjdGlvbixcbn06IERyYXduICYgeyB0aXRsZTogc3RyaW5nOyBjYXJkczogQ2FyZFNob3duW107IHNlbGVjdGlvbjogU2VsZWN0aW9uIHwgdW5kZWZpbmVkIH0pIHtcbiAgY29uc3QgbG9va3M6IExvb2tzID0gc2VsZWN0aW9uPy5sb29rcyA/PyBuZXcgTWFwKCk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJyb3ctb2YtY2FyZHNcIiBhcmlhLWxhYmVsPXt0aXRsZX0+XG4gICAgICA8aDI+e3RpdGxlfTwvaDI+XG4gICAgICA8ZGl2IGNsYXNzPVwiY2FyZHNcIj5cbiAgICAgICAge2NhcmRzLm1hcCgoY2FyZCkgPT4gKFxuICAgICAgICAgIDxDYXJkIGtleT17Y2FyZC50YXJnZXQgPz8gY2FyZC50aXRsZX0gY2FyZD17Y2FyZH0gZHJhd2luZ3M9e2RyYXdpbmdzfSBsb29rcz17bG9va3N9IC8+XG4gICAgICAgICkpfVxuICAgICAgPC9kaXY+XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG5mdW5jdGlvbiBDYXJkKHsgY2FyZCwgZHJhd2luZ3MsIGxvb2tzIH06IERyYXduICYgeyBjYXJkOiBDYXJkU2hvd247IGxvb2tzOiBMb29rcyB9KSB7XG4gIGNvbnN0IGxvb2sgPSBjYXJkLnRhcmdldCA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogbG9va3MuZ2V0KGNhcmQudGFyZ2V0KTtcbiAgY29uc3QgZmFjdHMgPSBjYXJkLmZhY3RzPy5qb2luKFwiLCBcIik7XG4gIGNvbnN0IGNvbnRlbnQgPSAoXG4gICAgPD5cbiAgICAgIDxEcmF3aW5nIHN2Zz17ZHJhd2luZ3NbY2FyZC5kcmF3aW5nXX0gbGFiZWw9e2NhcmQudGl0bGV9IC8+XG4gICAgICA8c3BhbiBjbGFzcz1cImNhcmQtZmFjdHNcIj57ZmFjdHMgfHwgY2FyZC50aXRsZX08L3NwYW4+XG4gICAgPC8+XG4gICk7XG4gIHJldHVybiBsb29rID09PSB1bmRlZmluZWQgPyAoXG4gICAgPGRpdiBjbGFzcz1cImNhcmQgcGFwZXJcIj57Y29udGVudH08L2Rpdj5cbiAgKSA6IChcbiAgICA8YnV0dG9uXG4gICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgIGNsYXNzPVwiY2FyZCBwYXBlclwiXG4gICAgICBkYXRhLWJvYXJkPVwiXCJcbiAgICAgIGRhdGEtdGFyZ2V0PXtjYXJkLnRhcmdldH1cbiAgICAgIGRhdGEtbG9vaz17bG9va31cbiAgICAgIGFyaWEtcHJlc3NlZD17bG9vayA9PT0gXCJjaG9zZW5cIn1cbiAgICA+XG4gICAgICB7Y29udGVudH1cbiAgICA8L2J1dHRvbj5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIFVwY29taW5nKHsgcGF0dGVybnMsIGRyYXdpbmdzIH06IERyYXduICYgeyBwYXR0ZXJuczogUGF0dGVyblNob3duW10gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJ1cGNvbWluZ1wiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS11cGNvbWluZ1wiKX0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS11cGNvbWluZ1wiKX08L2gyPlxuICAgICAgPGRpdiBjbGFzcz1cInBhdHRlcm5zXCI+XG4gICAgICAgIHtwYXR0ZXJucy5tYXAoKHBhdHRlcm4sIGluZGV4KSA9PiAoXG4gICAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlciBwYXR0ZXJuXCIga2V5PXtgJHtwYXR0ZXJuLm5hbWV9ICR7aW5kZXh9YH0gdGl0bGU9e3BhdHRlcm4ubmFtZX0+XG4gICAgICAgICAgICA8RHJhd2luZyBzdmc9e2RyYXdpbmdzW3BhdHRlcm4uZHJhd2luZ119IGxhYmVsPXtwYXR0ZXJuLm5hbWV9IC8+XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICApKX1cbiAgICAgIDwvZGl2PlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuZXhwb3J0IGZ1bmN0aW9uIERpY2Uoe1xuICBkaWNlLFxuICBkcmF3aW5ncyxcbiAgc2VsZWN0aW9uLFxufTogRHJhd24gJiB7IGRpY2U6IE5vbk51bGxhYmxlPFRhYmxlU2hvd25bXCJkaWNlXCJdPjsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJkaWNlXCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWRpY2VcIil9PlxuICAgICAge2RpY2UubWFwKChvbmUpID0+IChcbiAgICAgICAgPFBvaW50ZWRQYXBlclxuICAgICAgICAgIGtleT17b25lLm5hbWV9XG4gICAgICAgICAgc3ZnPXtkcmF3aW5nc1tvbmUuZHJhd2luZ119XG4gICAgICAgICAgbGFiZWw9e29uZS5uYW1lfVxuICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAvPlxuICAgICAgKSl9XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gTGVnZW5kKHtcbiAgbGVnZW5kLFxuICBkcmF3aW5ncyxcbn06IERyYXduICYgeyBsZWdlbmQ6IE5vbk51bGxhYmxlPFRhYmxlU2hvd25bXCJsZWdlbmRcIl0+IH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxkZXRhaWxzIGNsYXNzPVwicGFuZWxcIiBvcGVuPlxuICAgICAgPHN1bW1hcnk+e3dvcmRzKFwicGFnZS1sZWdlbmRcIil9PC9zdW1tYXJ5PlxuICAgICAgPGRsIGNsYXNzPVwibGVnZW5kXCI+XG4gICAgICAgIHtsZWdlbmQubWFwKChlbnRyeSkgPT4gKFxuICAgICAgICAgIDxkaXYga2V5PXtlbnRyeS5uYW1lfT5cbiAgICAgICAgICAgIDxkdD5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlciBzaWduXCI+XG4gICAgICAgICAgICAgICAgPERyYXdpbmcgc3ZnPXtkcmF3aW5nc1tlbnRyeS5kcmF3aW5nXX0gbGFiZWw9e2VudHJ5Lm5hbWV9IC8+XG4gICAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICAgICAge2VudHJ5Lm5hbWV9XG4gICAgICAgICAgICA8L2R0PlxuICAgICAgICAgICAge2VudHJ5LmhlbHAgJiYgPGRkPntlbnRyeS5oZWxwfTwvZGQ+fVxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICApKX1cbiAgICAgIDwvZGw+XG4gICAgPC9kZXRhaWxzPlxuICApO1xufVxuIiwgIi8vIFdoYXQgaGFwcGVuZWQgYXQgdGhlIHRhYmxlLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVJlZiB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCB0eXBlIHsgTG9nTGluZSB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7IHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBMb2coeyBsaW5lcyB9OiB7IGxpbmVzOiByZWFkb25seSBMb2dMaW5lW10gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IGxpc3QgPSB1c2VSZWY8SFRNTEVsZW1lbnQ+KG51bGwpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IGJveCA9IGxpc3QuY3VycmVudDtcbiAgICBpZiAoYm94KSB7XG4gICAgICBib3guc2Nyb2xsVG9wID0gYm94LnNjcm9sbEhlaWdodDtcbiAgICB9XG4gIH0sIFtsaW5lc10pO1xuICByZXR1cm4gKFxuICAgIDxkZXRhaWxzIGNsYXNzPVwicGFuZWwgbG9nXCIgb3Blbj5cbiAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2UtbG9nXCIpfTwvc3VtbWFyeT5cbiAgICAgIHsvKiBiaW9tZS1pZ25vcmUgbGludC9hMTF5L25vTm9uaW50ZXJhY3RpdmVUYWJpbmRleDogd2hhdCBzY3JvbGxzIG11c3QgYmUgcmVhY2hlZCBieSBrZXlib2FyZC4gKi99XG4gICAgICA8c2VjdGlvbiByZWY9e2xpc3R9IGNsYXNzPVwibGluZXNcIiB0YWJJbmRleD17MH0gYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWxvZ1wiKX0+XG4gICAgICAgIHtsaW5lcy5tYXAoKGxpbmUsIGluZGV4KSA9PiAoXG4gICAgICAgICAgPHAga2V5PXtgJHtpbmRleH0gJHtsaW5lLnRleHR9YH0gZGF0YS1uZXc9e2xpbmUudHVybiAhPT0gbGluZXNbaW5kZXggLSAxXT8udHVybn0+XG4gICAgICAgICAgICB7bGluZS50ZXh0fVxuICAgICAgICAgIDwvcD5cbiAgICAgICAgKSl9XG4gICAgICA8L3NlY3Rpb24+XG4gICAgPC9kZXRhaWxzPlxuICApO1xufVxuXG4vKiogTmV3IGxpbmVzLCBmb3Igc2NyZWVuIHJlYWRlcnMuICovXG5leHBvcnQgZnVuY3Rpb24gQW5ub3VuY2VyKHsgZnJlc2ggfTogeyBmcmVzaDogcmVhZG9ubHkgTG9nTGluZVtdIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPVwiaGlkZGVuXCIgcm9sZT1cImxvZ1wiIGFyaWEtbGl2ZT1cInBvbGl0ZVwiPlxuICAgICAge2ZyZXNoLm1hcCgobGluZSkgPT4gKFxuICAgICAgICA8cCBrZXk9e2xpbmUudGV4dH0+e2xpbmUudGV4dH08L3A+XG4gICAgICApKX1cbiAgICA8L2Rpdj5cbiAgKTtcbn1cbiIsICIvLyBUaGUgcGxhY2VzIG9mIHRoZSBzZWF0czogbmFtZXMsIGJvYXJkcywgc2hlZXRzIGFuZCBzY29yZXMuXG5cbmltcG9ydCB7IHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBQbGFjZVNob3duLCBTY29yZVNob3duLCBTZWF0U3RhdGUgfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IERpYWxvZyB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHR5cGUgeyBEcmF3biB9IGZyb20gXCIuL2NhcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuXG4vKiogVGhlIGxpbmVzIG9mIGEgc2NvcmUgc2hlZXQuICovXG5leHBvcnQgZnVuY3Rpb24gU2NvcmVMaW5lcyh7IHNjb3JlIH06IHsgc2NvcmU6IFNjb3JlU2hvd24gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPHRhYmxlIGNsYXNzPVwic2NvcmVcIj5cbiAgICAgIDx0Ym9keT5cbiAgICAgICAge3Njb3JlLmxpbmVzLm1hcCgobGluZSwgaW5kZXgpID0+IChcbiAgICAgICAgICA8dHIga2V5PXtgJHtpbmRleH0gJHtsaW5lLnRleHR9YH0+XG4gICAgICAgICAgICA8dGggc2NvcGU9XCJyb3dcIj57bGluZS50ZXh0fTwvdGg+XG4gICAgICAgICAgICA8dGQ+e2xpbmUucG9pbnRzfTwvdGQ+XG4gICAgICAgICAgPC90cj5cbiAgICAgICAgKSl9XG4gICAgICAgIDx0ciBjbGFzcz1cInRvdGFsXCI+XG4gICAgICAgICAgPHRoIHNjb3BlPVwicm93XCI+e3dvcmRzKFwicGFnZS10b3RhbFwiKX08L3RoPlxuICAgICAgICAgIDx0ZD57c2NvcmUudG90YWx9PC90ZD5cbiAgICAgICAgPC90cj5cbiAgICAgIDwvdGJvZHk+XG4gICAgPC90YWJsZT5cbiAgKTtcbn1cblxuLyoqIFRoZSBwbGFjZSBvZiBhbm90aGVyIHNlYXQsIHNtYWxsLiBBIHByZXNzIHNob3dzIGl0IGxhcmdlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIE90aGVyUGxhY2Uoe1xuICBwbGFjZSxcbiAgc3RhdGUsXG4gIHJlYWN0aW9uLFxuICBkcmF3aW5ncyxcbn06IERyYXduICYgeyBwbGFjZTogUGxhY2VTaG93bjsgc3RhdGU6IFNlYXRTdGF0ZSB8IHVuZGVmaW5lZDsgcmVhY3Rpb246IHN0cmluZyB8IHVuZGVmaW5lZCB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgW2lzTGFyZ2UsIHNldExhcmdlXSA9IHVzZVN0YXRlKGZhbHNlKTtcbiAgY29uc3QgaGFzRHJhd2luZ3MgPSAocGxhY2UuYm9hcmRzPy5sZW5ndGggPz8gMCkgPiAwIHx8IHBsYWNlLnNoZWV0X2RyYXdpbmcgIT09IHVuZGVmaW5lZDtcbiAgcmV0dXJuIChcbiAgICA8YXJ0aWNsZSBjbGFzcz1cInBsYWNlIHBhbmVsXCI+XG4gICAgICA8UGxhY2VIZWFkIHBsYWNlPXtwbGFjZX0gc3RhdGU9e3N0YXRlfSByZWFjdGlvbj17cmVhY3Rpb259IC8+XG4gICAgICB7KHBsYWNlLmZhY3RzPy5sZW5ndGggPz8gMCkgPiAwICYmIDxwIGNsYXNzPVwiZmFjdHNcIj57cGxhY2UuZmFjdHM/LmpvaW4oXCIgwrcgXCIpfTwvcD59XG4gICAgICB7aGFzRHJhd2luZ3MgJiYgKFxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cInNtYWxsLWJvYXJkc1wiIG9uQ2xpY2s9eygpID0+IHNldExhcmdlKHRydWUpfT5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cImhpZGRlblwiPlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1lbmxhcmdlXCIpfToge3BsYWNlLm5hbWV9XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgIDxQbGFjZURyYXdpbmdzIHBsYWNlPXtwbGFjZX0gZHJhd2luZ3M9e2RyYXdpbmdzfSAvPlxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICl9XG4gICAgICB7aXNMYXJnZSAmJiAoXG4gICAgICAgIDxEaWFsb2cgdGl0bGU9e3BsYWNlLm5hbWV9IG9uQ2xvc2U9eygpID0+IHNldExhcmdlKGZhbHNlKX0+XG4gICAgICAgICAgPGRpdiBjbGFzcz1cImxhcmdlLWJvYXJkc1wiPlxuICAgICAgICAgICAgPFBsYWNlRHJhd2luZ3MgcGxhY2U9e3BsYWNlfSBkcmF3aW5ncz17ZHJhd2luZ3N9IC8+XG4gICAgICAgICAgPC9kaXY+XG4gICAgICAgICAge3BsYWNlLnNjb3JlICYmIHBsYWNlLnNjb3JlLmxpbmVzLmxlbmd0aCA+IDAgJiYgPFNjb3JlTGluZXMgc2NvcmU9e3BsYWNlLnNjb3JlfSAvPn1cbiAgICAgICAgPC9EaWFsb2c+XG4gICAgICApfVxuICAgIDwvYXJ0aWNsZT5cbiAgKTtcbn1cblxuZnVuY3Rpb24gUGxhY2VEcmF3aW5ncyh7IHBsYWNlLCBkcmF3aW5ncyB9OiBEcmF3biAmIHsgcGxhY2U6IFBsYWNlU2hvd24gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPD5cbiAgICAgIHtwbGFjZS5ib2FyZHM/Lm1hcCgoYm9hcmQpID0+IChcbiAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlclwiIGtleT17Ym9hcmQudGl0bGV9PlxuICAgICAgICAgIDxEcmF3aW5nIHN2Zz17ZHJhd2luZ3NbYm9hcmQuZHJhd2luZ119IGxhYmVsPXtib2FyZC50aXRsZX0gLz5cbiAgICAgICAgPC9zcGFuPlxuICAgICAgKSl9XG4gICAgICB7cGxhY2Uuc2hlZXRfZHJhd2luZyAmJiAoXG4gICAgICAgIDxzcGFuIGNsYXNzPVwicGFwZXIgc2hlZXRcIj5cbiAgICAgICAgICA8RHJhd2luZyBzdmc9e2RyYXdpbmdzW3BsYWNlLnNoZWV0X2RyYXdpbmddfSBsYWJlbD17d29yZHMoXCJwYWdlLXNoZWV0XCIpfSAvPlxuICAgICAgICA8L3NwYW4+XG4gICAgICApfVxuICAgIDwvPlxuICApO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gUGxhY2VIZWFkKHtcbiAgcGxhY2UsXG4gIHN0YXRlLFxuICByZWFjdGlvbixcbn06IHtcbiAgcGxhY2U6IFBsYWNlU2hvd247XG4gIHN0YXRlOiBTZWF0U3RhdGUgfCB1bmRlZmluZWQ7XG4gIHJlYWN0aW9uOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG59KSB7XG4gIHJldHVybiAoXG4gICAgPGhlYWRlciBjbGFzcz1cInBsYWNlLWhlYWRcIj5cbiAgICAgIHtwbGFjZS5sZXR0ZXIgJiYgPHNwYW4gY2xhc3M9XCJsZXR0ZXJcIj57cGxhY2UubGV0dGVyfTwvc3Bhbj59XG4gICAgICA8YiBjbGFzcz1cIm5hbWVcIj57cGxhY2UubmFtZX08L2I+XG4gICAgICB7c3RhdGUgJiYgPFNlYXRCYWRnZSBzdGF0ZT17c3RhdGV9IC8+fVxuICAgICAge3JlYWN0aW9uICYmIDxzcGFuIGNsYXNzPVwicmVhY3Rpb25cIj57cmVhY3Rpb259PC9zcGFuPn1cbiAgICAgIHtwbGFjZS5zY29yZSAmJiA8UG9pbnRzIHNjb3JlPXtwbGFjZS5zY29yZX0gLz59XG4gICAgPC9oZWFkZXI+XG4gICk7XG59XG5cbmV4cG9ydCBmdW5jdGlvbiBQb2ludHMoeyBzY29yZSB9OiB7IHNjb3JlOiBTY29yZVNob3duIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxzcGFuIGNsYXNzPVwicG9pbnRzXCI+XG4gICAgICA8c3BhbiBjbGFzcz1cImhpZGRlblwiPnt3b3JkcyhcInBhZ2UtdG90YWxcIil9OiA8L3NwYW4+XG4gICAgICB7c2NvcmUudG90YWx9XG4gICAgPC9zcGFuPlxuICApO1xufVxuXG4vKiogV2hldGhlciBhIHBlcnNvbiBpcyBhd2F5LCBvciB3aGljaCBib3QgcGxheXMuICovXG5leHBvcnQgZnVuY3Rpb24gU2VhdEJhZGdlKHsgc3RhdGUgfTogeyBzdGF0ZTogU2VhdFN0YXRlIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCB7IGxvYmJ5IH0gPSB1c2VTaGFyZWQoKTtcbiAgaWYgKHN0YXRlLmtpbmQgPT09IFwiYm90XCIpIHtcbiAgICBjb25zdCBsZXZlbCA9IGxvYmJ5LmxldmVscy5maW5kKChsZXZlbCkgPT4gbGV2ZWwubGV2ZWwgPT09IHN0YXRlLmxldmVsKTtcbiAgICByZXR1cm4gKFxuICAgICAgPHNwYW4gY2xhc3M9XCJiYWRnZVwiPlxuICAgICAgICB7d29yZHMoXCJwYWdlLWJvdFwiKX0gwrcge2xldmVsPy50aXRsZX1cbiAgICAgIDwvc3Bhbj5cbiAgICApO1xuICB9XG4gIGlmIChzdGF0ZS5raW5kID09PSBcInBlcnNvblwiICYmICFzdGF0ZS5jb25uZWN0ZWQpIHtcbiAgICByZXR1cm4gPHNwYW4gY2xhc3M9XCJiYWRnZSBhd2F5XCI+e3dvcmRzKFwicGFnZS1hd2F5XCIpfTwvc3Bhbj47XG4gIH1cbiAgcmV0dXJuIHN0YXRlLmtpbmQgPT09IFwiZnJlZVwiID8gPHNwYW4gY2xhc3M9XCJiYWRnZSBhd2F5XCI+e3dvcmRzKFwicGFnZS1mcmVlXCIpfTwvc3Bhbj4gOiBudWxsO1xufVxuIiwgIi8vIFRoZSB0YWJsZSBpdHNlbGY6IHdoYXQgaXMgc2hvd24gb2YgYSBnYW1lLCBwbGF5ZWQgb3Igd2F0Y2hlZCBvciByZXBsYXllZC5cblxuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VSZWYgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgdHlwZSB7IExvYmJ5LCBUYWJsZVNob3duLCBUYWJsZVN0YXRlIH0gZnJvbSBcIi4uL3Byb3RvY29sXCI7XG5pbXBvcnQgdHlwZSB7IExvZ0xpbmUsIFRhYmxlVmlldyBhcyBWaWV3IH0gZnJvbSBcIi4uL3NvY2tldFwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHsgQm9hcmQsIENhcmRSb3csIERpY2UsIExlZ2VuZCwgUG9pbnRlZFBhcGVyLCBVcGNvbWluZyB9IGZyb20gXCIuL2NhcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuaW1wb3J0IHsgTG9nIH0gZnJvbSBcIi4vbG9nXCI7XG5pbXBvcnQgeyBPdGhlclBsYWNlLCBQbGFjZUhlYWQsIFNjb3JlTGluZXMgfSBmcm9tIFwiLi9wbGFjZXNcIjtcbmltcG9ydCB0eXBlIHsgQ2FycmllZCB9IGZyb20gXCIuL3BvaW50aW5nXCI7XG5pbXBvcnQgdHlwZSB7IFNlbGVjdGlvbiB9IGZyb20gXCIuL3NlbGVjdGlvblwiO1xuXG5pbnRlcmZhY2UgVGFibGVWaWV3UHJvcHMge1xuICBzaG93bjogVGFibGVTaG93bjtcbiAgZHJhd2luZ3M6IFJlY29yZDxzdHJpbmcsIHN0cmluZz47XG4gIGxvZzogcmVhZG9ubHkgTG9nTGluZVtdO1xuICBzdGF0ZTogVGFibGVTdGF0ZSB8IHVuZGVmaW5lZDtcbiAgcmVhY3Rpb25zOiBWaWV3W1wicmVhY3Rpb25zXCJdO1xuICAvKiogVGhlIHNlYXQgd2hvc2UgYm9hcmRzIGFyZSBsYXJnZS4gTm9ib2R5J3MgZm9yIGFuIG9ubG9va2VyLiAqL1xuICBzZWF0OiBudW1iZXIgfCB1bmRlZmluZWQ7XG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uIHwgdW5kZWZpbmVkO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gVGFibGVWaWV3KHByb3BzOiBUYWJsZVZpZXdQcm9wcykge1xuICBjb25zdCB7IHNob3duLCBkcmF3aW5ncywgc2VsZWN0aW9uLCBzZWF0IH0gPSBwcm9wcztcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCB7IGxvYmJ5IH0gPSB1c2VTaGFyZWQoKTtcbiAgY29uc3Qgb3duID0gc2VhdCA9PT0gdW5kZWZpbmVkID8gdW5kZWZpbmVkIDogc2hvd24ucGxhY2VzLmZpbmQoKHBsYWNlKSA9PiBwbGFjZS5zZWF0ID09PSBzZWF0KTtcbiAgY29uc3Qgb3RoZXJzID0gc2hvd24ucGxhY2VzLmZpbHRlcigocGxhY2UpID0+IHBsYWNlICE9PSBvd24pO1xuICBjb25zdCBib2FyZHMgPSBzaG93bi5ib2FyZHMgPz8gW107XG4gIGNvbnN0IG1haW4gPSB1c2VSZWY8SFRNTERpdkVsZW1lbnQ+KG51bGwpO1xuICB1c2VTY3JvbGxUb0RlY2lzaW9uKG1haW4sIHNob3duLmRlY2lzaW9uPy5pZCwgc2VsZWN0aW9uKTtcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPVwidGFibGVcIj5cbiAgICAgIDxkaXYgY2xhc3M9XCJuZWFyXCIgcmVmPXttYWlufT5cbiAgICAgICAge3Nob3duLmhhbmQgJiYgKFxuICAgICAgICAgIDxDYXJkUm93XG4gICAgICAgICAgICB0aXRsZT17d29yZHMoXCJwYWdlLWhhbmRcIil9XG4gICAgICAgICAgICBjYXJkcz17c2hvd24uaGFuZH1cbiAgICAgICAgICAgIGRyYXdpbmdzPXtkcmF3aW5nc31cbiAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICAgIHtzaG93bi5kaWNlICYmIDxEaWNlIGRpY2U9e3Nob3duLmRpY2V9IGRyYXdpbmdzPXtkcmF3aW5nc30gc2VsZWN0aW9uPXtzZWxlY3Rpb259IC8+fVxuICAgICAgICB7Ym9hcmRzLmxlbmd0aCA+IDAgJiYgKFxuICAgICAgICAgIDxkaXYgY2xhc3M9XCJib2FyZHNcIj5cbiAgICAgICAgICAgIHtib2FyZHMubWFwKChib2FyZCkgPT4gKFxuICAgICAgICAgICAgICA8Qm9hcmRcbiAgICAgICAgICAgICAgICBrZXk9e2JvYXJkLnRhcmdldCA/PyBib2FyZC50aXRsZX1cbiAgICAgICAgICAgICAgICBjYXJkPXtib2FyZH1cbiAgICAgICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICAgICAgc2VsZWN0aW9uPXtzZWxlY3Rpb259XG4gICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICApKX1cbiAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgKX1cbiAgICAgICAge293biAmJiAoXG4gICAgICAgICAgPHNlY3Rpb24gY2xhc3M9XCJvd25cIiBhcmlhLWxhYmVsPXtvd24ubmFtZX0+XG4gICAgICAgICAgICB7b3duLmJvYXJkcyAmJiAoXG4gICAgICAgICAgICAgIDxkaXYgY2xhc3M9XCJib2FyZHNcIj5cbiAgICAgICAgICAgICAgICB7b3duLmJvYXJkcy5tYXAoKGJvYXJkKSA9PiAoXG4gICAgICAgICAgICAgICAgICA8Qm9hcmRcbiAgICAgICAgICAgICAgICAgICAga2V5PXtib2FyZC50YXJnZXQgPz8gYm9hcmQudGl0bGV9XG4gICAgICAgICAgICAgICAgICAgIGNhcmQ9e2JvYXJkfVxuICAgICAgICAgICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICAgICApKX1cbiAgICAgICAgICAgICAgPC9kaXY+XG4gICAgICAgICAgICApfVxuICAgICAgICAgICAge3Nob3duLm9mZmVyICYmIChcbiAgICAgICAgICAgICAgPENhcmRSb3dcbiAgICAgICAgICAgICAgICB0aXRsZT17d29yZHMoXCJwYWdlLW9mZmVyXCIpfVxuICAgICAgICAgICAgICAgIGNhcmRzPXtzaG93bi5vZmZlcn1cbiAgICAgICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICAgICAgc2VsZWN0aW9uPXtzZWxlY3Rpb259XG4gICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICApfVxuICAgICAgICAgICAge293bi5zaGVldF9kcmF3aW5nICYmIChcbiAgICAgICAgICAgICAgPFBvaW50ZWRQYXBlclxuICAgICAgICAgICAgICAgIGNsYXNzPVwic2hlZXRcIlxuICAgICAgICAgICAgICAgIHN2Zz17ZHJhd2luZ3Nbb3duLnNoZWV0X2RyYXdpbmddfVxuICAgICAgICAgICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2Utc2hlZXRcIil9XG4gICAgICAgICAgICAgICAgc2VsZWN0aW9uPXtzZWxlY3Rpb259XG4gICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICApfVxuICAgICAgICAgICAgPGRpdiBjbGFzcz1cInBhbmVsIHBsYWNlXCI+XG4gICAgICAgICAgICAgIDxQbGFjZUhlYWRcbiAgICAgICAgICAgICAgICBwbGFjZT17b3dufVxuICAgICAgICAgICAgICAgIHN0YXRlPXt1bmRlZmluZWR9XG4gICAgICAgICAgICAgICAgcmVhY3Rpb249e3NhaWQobG9iYnksIHByb3BzLnJlYWN0aW9ucywgb3duLnNlYXQpfVxuICAgICAgICAgICAgICAvPlxuICAgICAgICAgICAgICB7b3duLmZhY3RzICYmIDxwIGNsYXNzPVwiZmFjdHNcIj57b3duLmZhY3RzLmpvaW4oXCIgwrcgXCIpfTwvcD59XG4gICAgICAgICAgICAgIHtvd24uc2NvcmUgJiYgb3duLnNjb3JlLmxpbmVzLmxlbmd0aCA+IDAgJiYgKFxuICAgICAgICAgICAgICAgIDxkZXRhaWxzPlxuICAgICAgICAgICAgICAgICAgPHN1bW1hcnk+e3dvcmRzKFwicGFnZS1zY29yZVwiKX08L3N1bW1hcnk+XG4gICAgICAgICAgICAgICAgICA8U2NvcmVMaW5lcyBzY29yZT17b3duLnNjb3JlfSAvPlxuICAgICAgICAgICAgICAgIDwvZGV0YWlscz5cbiAgICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgIDwvc2VjdGlvbj5cbiAgICAgICAgKX1cbiAgICAgICAgeyFvd24gJiYgc2hvd24ub2ZmZXIgJiYgKFxuICAgICAgICAgIDxDYXJkUm93XG4gICAgICAgICAgICB0aXRsZT17d29yZHMoXCJwYWdlLW9mZmVyXCIpfVxuICAgICAgICAgICAgY2FyZHM9e3Nob3duLm9mZmVyfVxuICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgc2VsZWN0aW9uPXtzZWxlY3Rpb259XG4gICAgICAgICAgLz5cbiAgICAgICAgKX1cbiAgICAgICAgeyFvd24gJiYgc2hvd24ucGF0dGVybiAmJiAoXG4gICAgICAgICAgPHNlY3Rpb24gY2xhc3M9XCJ1cGNvbWluZ1wiPlxuICAgICAgICAgICAgPGgyPnt3b3JkcyhcInBhZ2UtcGF0dGVyblwiKX08L2gyPlxuICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJwYXBlciBwYXR0ZXJuXCI+XG4gICAgICAgICAgICAgIDxEcmF3aW5nIHN2Zz17ZHJhd2luZ3Nbc2hvd24ucGF0dGVybi5kcmF3aW5nXX0gbGFiZWw9e3Nob3duLnBhdHRlcm4ubmFtZX0gLz5cbiAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICA8L3NlY3Rpb24+XG4gICAgICAgICl9XG4gICAgICA8L2Rpdj5cbiAgICAgIDxhc2lkZSBjbGFzcz1cInNpZGVcIj5cbiAgICAgICAge3Nob3duLmZhY3RzICYmIDxwIGNsYXNzPVwicGFuZWwgZmFjdHNcIj57c2hvd24uZmFjdHMuam9pbihcIiDCtyBcIil9PC9wPn1cbiAgICAgICAgPGRpdiBjbGFzcz1cIm90aGVyc1wiPlxuICAgICAgICAgIHtvdGhlcnMubWFwKChwbGFjZSkgPT4gKFxuICAgICAgICAgICAgPE90aGVyUGxhY2VcbiAgICAgICAgICAgICAga2V5PXtwbGFjZS5zZWF0fVxuICAgICAgICAgICAgICBwbGFjZT17cGxhY2V9XG4gICAgICAgICAgICAgIHN0YXRlPXtwcm9wcy5zdGF0ZT8uc2VhdHNbcGxhY2Uuc2VhdCAtIDFdfVxuICAgICAgICAgICAgICByZWFjdGlvbj17c2FpZChsb2JieSwgcHJvcHMucmVhY3Rpb25zLCBwbGFjZS5zZWF0KX1cbiAgICAgICAgICAgICAgZHJhd2luZ3M9e2RyYXdpbmdzfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICApKX1cbiAgICAgICAgPC9kaXY+XG4gICAgICAgIHtzaG93bi51cGNvbWluZyAmJiA8VXBjb21pbmcgcGF0dGVybnM9e3Nob3duLnVwY29taW5nfSBkcmF3aW5ncz17ZHJhd2luZ3N9IC8+fVxuICAgICAgICA8TG9nIGxpbmVzPXtwcm9wcy5sb2d9IC8+XG4gICAgICAgIHtzaG93bi5sZWdlbmQgJiYgPExlZ2VuZCBsZWdlbmQ9e3Nob3duLmxlZ2VuZH0gZHJhd2luZ3M9e2RyYXdpbmdzfSAvPn1cbiAgICAgIDwvYXNpZGU+XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbi8qKiBXaGF0IGEgc2VhdCBoYXMgc2FpZCBsYXN0LiAqL1xuZnVuY3Rpb24gc2FpZChsb2JieTogTG9iYnksIHJlYWN0aW9uczogVmlld1tcInJlYWN0aW9uc1wiXSwgc2VhdDogbnVtYmVyKTogc3RyaW5nIHwgdW5kZWZpbmVkIHtcbiAgY29uc3QgbGFzdCA9IHJlYWN0aW9ucy5maW5kTGFzdCgob25lKSA9PiBvbmUuc2VhdCA9PT0gc2VhdCk7XG4gIHJldHVybiBsb2JieS5yZWFjdGlvbnMuZmluZCgoW25hbWVdKSA9PiBuYW1lID09PSBsYXN0Py5yZWFjdGlvbik/LlsxXTtcbn1cblxuLyoqIFNob3dzIHRoZSBwYXJ0IG9mIHRoZSB0YWJsZSB3aGVyZSBzb21ldGhpbmcgaXMgdG8gYmUgZGVjaWRlZC4gKi9cbmZ1bmN0aW9uIHVzZVNjcm9sbFRvRGVjaXNpb24oXG4gIG1haW46IHsgcmVhZG9ubHkgY3VycmVudDogSFRNTEVsZW1lbnQgfCBudWxsIH0sXG4gIGRlY2lzaW9uOiBudW1iZXIgfCB1bmRlZmluZWQsXG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uIHwgdW5kZWZpbmVkLFxuKSB7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgaGFzVGFyZ2V0cyA9IChzZWxlY3Rpb24/Lm1vdmVzPy50YXJnZXRzLnNpemUgPz8gMCkgPiAwO1xuICAgIGlmIChkZWNpc2lvbiA9PT0gdW5kZWZpbmVkIHx8ICFoYXNUYXJnZXRzKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IHNoYXBlcyA9IFsuLi4obWFpbi5jdXJyZW50Py5xdWVyeVNlbGVjdG9yQWxsKFwiW2RhdGEtbG9va11cIikgPz8gW10pXTtcbiAgICBjb25zdCBpc1Zpc2libGUgPSAoc2hhcGU6IEVsZW1lbnQpID0+IHtcbiAgICAgIGNvbnN0IHsgdG9wLCBib3R0b20gfSA9IHNoYXBlLmdldEJvdW5kaW5nQ2xpZW50UmVjdCgpO1xuICAgICAgcmV0dXJuIHRvcCA+IDQ4ICYmIGJvdHRvbSA8IGlubmVySGVpZ2h0IC0gMTQwO1xuICAgIH07XG4gICAgaWYgKHNoYXBlcy5sZW5ndGggPiAwICYmICFzaGFwZXMuc29tZShpc1Zpc2libGUpKSB7XG4gICAgICBjb25zdCBjYWxtID0gbWF0Y2hNZWRpYShcIihwcmVmZXJzLXJlZHVjZWQtbW90aW9uOiByZWR1Y2UpXCIpLm1hdGNoZXM7XG4gICAgICBjb25zdCBiZWhhdmlvciA9IGNhbG0gPyBcImF1dG9cIiA6IFwic21vb3RoXCI7XG4gICAgICBzaGFwZXNbMF0/LmNsb3Nlc3QoXCJbZGF0YS1ib2FyZF1cIik/LnNjcm9sbEludG9WaWV3KHsgYmxvY2s6IFwiY2VudGVyXCIsIGJlaGF2aW9yIH0pO1xuICAgIH1cbiAgfSwgW2RlY2lzaW9uXSk7XG59XG5cbi8qKiBUaGUgcGF0dGVybiB1bmRlciB0aGUgZmluZ2VyIHdoaWxlIGl0IGlzIGNhcnJpZWQuICovXG5leHBvcnQgZnVuY3Rpb24gQ2FycmllZFBhdHRlcm4oe1xuICBjYXJyaWVkLFxuICBzdmcsXG4gIHNlbGVjdGlvbixcbn06IHtcbiAgY2FycmllZDogQ2FycmllZCB8IHVuZGVmaW5lZDtcbiAgc3ZnOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uO1xufSkge1xuICBpZiAoIWNhcnJpZWQgfHwgY2FycmllZC5vbkJvYXJkKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgeyBxdWFydGVycywgZmxpcHBlZCB9ID0gc2VsZWN0aW9uLnR1cm47XG4gIHJldHVybiAoXG4gICAgPGRpdlxuICAgICAgY2xhc3M9XCJjYXJyaWVkXCJcbiAgICAgIHN0eWxlPXt7XG4gICAgICAgIGxlZnQ6IGAke2NhcnJpZWQueH1weGAsXG4gICAgICAgIHRvcDogYCR7Y2FycmllZC55fXB4YCxcbiAgICAgICAgdHJhbnNmb3JtOiBgdHJhbnNsYXRlKC01MCUsIC01MCUpIHJvdGF0ZSgke3F1YXJ0ZXJzICogOTB9ZGVnKSBzY2FsZVgoJHtmbGlwcGVkID8gLTEgOiAxfSlgLFxuICAgICAgfX1cbiAgICA+XG4gICAgICA8RHJhd2luZyBzdmc9e3N2Z30gbGFiZWw9XCJcIiAvPlxuICAgIDwvZGl2PlxuICApO1xufVxuIiwgIi8vIEEgZ2FtZSB0aGF0IGlzIG92ZXIsIHN0ZXAgYnkgc3RlcC5cblxuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi4vYXBpXCI7XG5pbXBvcnQgdHlwZSB7IFN0ZXBTaG93biwgVGFibGVTdW1tYXJ5IH0gZnJvbSBcIi4uL3Byb3RvY29sXCI7XG5pbXBvcnQgeyByZXBsYXlMaW5rLCB0YWJsZUxpbmssIHdob2xlQWRkcmVzcyB9IGZyb20gXCIuLi9yb3V0ZVwiO1xuaW1wb3J0IHsgU2hhcmUgfSBmcm9tIFwiLi4vdGFibGUvc2hhcmVcIjtcbmltcG9ydCB7IFRhYmxlVmlldyB9IGZyb20gXCIuLi90YWJsZS92aWV3XCI7XG5pbXBvcnQgeyBEaWFsb2csIEljb24sIEljb25CdXR0b24sIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuXG5jb25zdCBTVEVQX01TID0gMTIwMDtcblxuZXhwb3J0IGZ1bmN0aW9uIFJlcGxheVBhZ2Uoe1xuICB0YWJsZSxcbiAgc3RlcCxcbiAgc2VhdCxcbn06IHtcbiAgdGFibGU6IHN0cmluZztcbiAgc3RlcDogbnVtYmVyO1xuICBzZWF0OiBudW1iZXIgfCB1bmRlZmluZWQ7XG59KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IFtzdW1tYXJ5LCBzZXRTdW1tYXJ5XSA9IHVzZVN0YXRlPFRhYmxlU3VtbWFyeT4oKTtcbiAgY29uc3QgW3Nob3duLCBzZXRTaG93bl0gPSB1c2VTdGF0ZTxTdGVwU2hvd24+KCk7XG4gIGNvbnN0IFtlcnJvciwgc2V0RXJyb3JdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IFtydW5zLCBzZXRSdW5zXSA9IHVzZVN0YXRlKGZhbHNlKTtcbiAgY29uc3QgW2lzU2hhcmVkLCBzZXRTaGFyZWRdID0gdXNlU3RhdGUoZmFsc2UpO1xuICBjb25zdCBmYWlsID0gKGZhaWx1cmU6IEVycm9yKSA9PiBzZXRFcnJvcihmYWlsdXJlLm1lc3NhZ2UgfHwgd29yZHMoXCJwYWdlLW91dC1vZi1yZWFjaFwiKSk7XG5cbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBhcGkuc3VtbWFyeSh0YWJsZSwgbGFuZ3VhZ2UpLnRoZW4oc2V0U3VtbWFyeSkuY2F0Y2goZmFpbCk7XG4gIH0sIFt0YWJsZSwgbGFuZ3VhZ2VdKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBsZXQgaXNDdXJyZW50ID0gdHJ1ZTtcbiAgICBhcGlcbiAgICAgIC5zdGVwKHRhYmxlLCBzdGVwLCBzZWF0LCBsYW5ndWFnZSlcbiAgICAgIC50aGVuKChmb3VuZCkgPT4ge1xuICAgICAgICBpZiAoaXNDdXJyZW50KSB7XG4gICAgICAgICAgc2V0U2hvd24oZm91bmQpO1xuICAgICAgICAgIHNldEVycm9yKFwiXCIpO1xuICAgICAgICB9XG4gICAgICB9KVxuICAgICAgLmNhdGNoKGZhaWwpO1xuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZTtcbiAgICB9O1xuICB9LCBbdGFibGUsIHN0ZXAsIHNlYXQsIGxhbmd1YWdlXSk7XG4gIGNvbnN0IHN0ZXBzID0gc2hvd24/LnN0ZXBzID8/IHN0ZXA7XG4gIGNvbnN0IGdvID0gKHRvOiBudW1iZXIsIGFzID0gc2VhdCkgPT4ge1xuICAgIGNvbnN0IGxpbmsgPSByZXBsYXlMaW5rKHRhYmxlLCBNYXRoLm1heCgwLCBNYXRoLm1pbih0bywgc3RlcHMpKSwgYXMpO1xuICAgIGhpc3RvcnkucmVwbGFjZVN0YXRlKG51bGwsIFwiXCIsIGxpbmspO1xuICAgIGRpc3BhdGNoRXZlbnQobmV3IEhhc2hDaGFuZ2VFdmVudChcImhhc2hjaGFuZ2VcIikpO1xuICB9O1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmIChydW5zICYmIHNob3duPy5zdGVwID09PSBzdGVwKSB7XG4gICAgICBpZiAoc3RlcCA+PSBzdGVwcykge1xuICAgICAgICBzZXRSdW5zKGZhbHNlKTtcbiAgICAgICAgcmV0dXJuO1xuICAgICAgfVxuICAgICAgY29uc3QgdGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IGdvKHN0ZXAgKyAxKSwgU1RFUF9NUyk7XG4gICAgICByZXR1cm4gKCkgPT4gY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICB9XG4gIH0sIFtydW5zLCBzaG93biwgc3RlcF0pO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvbnN0IGxpc3RlbiA9IChldmVudDogS2V5Ym9hcmRFdmVudCkgPT4ge1xuICAgICAgaWYgKGV2ZW50LnRhcmdldCA9PT0gZG9jdW1lbnQuYm9keSAmJiBldmVudC5rZXkgPT09IFwiQXJyb3dSaWdodFwiKSB7XG4gICAgICAgIGdvKHN0ZXAgKyAxKTtcbiAgICAgIH0gZWxzZSBpZiAoZXZlbnQudGFyZ2V0ID09PSBkb2N1bWVudC5ib2R5ICYmIGV2ZW50LmtleSA9PT0gXCJBcnJvd0xlZnRcIikge1xuICAgICAgICBnbyhzdGVwIC0gMSk7XG4gICAgICB9XG4gICAgfTtcbiAgICBhZGRFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCBsaXN0ZW4pO1xuICAgIHJldHVybiAoKSA9PiByZW1vdmVFdmVudExpc3RlbmVyKFwia2V5ZG93blwiLCBsaXN0ZW4pO1xuICB9KTtcbiAgY29uc3QgZHJhd2luZ3MgPSBPYmplY3QuZnJvbUVudHJpZXMoXG4gICAgT2JqZWN0LmVudHJpZXMoc2hvd24/LnRhYmxlLmRyYXdpbmdzID8/IHt9KS5tYXAoKFtuYW1lLCBwYXJ0XSkgPT4gW25hbWUsIHBhcnQuc3ZnXSksXG4gICk7XG4gIGNvbnN0IGxvZyA9IHNob3duPy50YWJsZS5sb2cubGluZXMubWFwKChbdHVybiwgdGV4dF0pID0+ICh7IHR1cm4sIHRleHQgfSkpID8/IFtdO1xuICBjb25zdCB0aXRsZSA9IHN1bW1hcnk/LnRpdGxlID8/IFwiXCI7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInRhYmxlLXBhZ2VcIj5cbiAgICAgIDxoZWFkZXIgY2xhc3M9XCJ0b3BcIj5cbiAgICAgICAgPGEgY2xhc3M9XCJxdWlldFwiIGhyZWY9e3RhYmxlTGluayh0YWJsZSl9IHRpdGxlPXt3b3JkcyhcInBhZ2UtYmFja1wiKX0+XG4gICAgICAgICAgPEljb24gbmFtZT1cImJhY2tcIiBsYWJlbD17d29yZHMoXCJwYWdlLWJhY2tcIil9IC8+XG4gICAgICAgIDwvYT5cbiAgICAgICAgPGgxPlxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwidGl0bGVcIj5cbiAgICAgICAgICAgIHt0aXRsZX0gwrcge3dvcmRzKFwicGFnZS1yZXBsYXlcIil9XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwiaGVhZGxpbmVcIj57c2hvd24/LnRhYmxlLmhlYWRsaW5lfTwvc3Bhbj5cbiAgICAgICAgPC9oMT5cbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGNsYXNzPVwicXVpZXRcIlxuICAgICAgICAgIHRpdGxlPXt3b3JkcyhcInBhZ2Utc2hhcmVcIil9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2V0U2hhcmVkKHRydWUpfVxuICAgICAgICA+XG4gICAgICAgICAgPEljb24gbmFtZT1cInNoYXJlXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1zaGFyZVwiKX0gLz5cbiAgICAgICAgPC9idXR0b24+XG4gICAgICA8L2hlYWRlcj5cbiAgICAgIHtlcnJvciAmJiA8Tm90aWNlPntlcnJvcn08L05vdGljZT59XG4gICAgICA8bWFpbj5cbiAgICAgICAge3Nob3duICYmIChcbiAgICAgICAgICA8VGFibGVWaWV3XG4gICAgICAgICAgICBzaG93bj17c2hvd24udGFibGV9XG4gICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICBsb2c9e2xvZ31cbiAgICAgICAgICAgIHN0YXRlPXt1bmRlZmluZWR9XG4gICAgICAgICAgICByZWFjdGlvbnM9e1tdfVxuICAgICAgICAgICAgc2VhdD17c2VhdH1cbiAgICAgICAgICAgIHNlbGVjdGlvbj17dW5kZWZpbmVkfVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICA8L21haW4+XG4gICAgICA8c2VjdGlvbiBjbGFzcz1cImFjdGlvbnMgcmVwbGF5XCIgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLXJlcGxheVwiKX0+XG4gICAgICAgIDxkaXYgY2xhc3M9XCJhc2tlZFwiPlxuICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgdHlwZT1cInJhbmdlXCJcbiAgICAgICAgICAgIG1pbj17MH1cbiAgICAgICAgICAgIG1heD17c3RlcHN9XG4gICAgICAgICAgICB2YWx1ZT17c3RlcH1cbiAgICAgICAgICAgIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1zdGVwXCIpfVxuICAgICAgICAgICAgb25JbnB1dD17KGV2ZW50KSA9PiBnbyhOdW1iZXIoZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSkpfVxuICAgICAgICAgIC8+XG4gICAgICAgICAgPG91dHB1dD5cbiAgICAgICAgICAgIHtzdGVwfSAvIHtzdGVwc31cbiAgICAgICAgICA8L291dHB1dD5cbiAgICAgICAgPC9kaXY+XG4gICAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zXCI+XG4gICAgICAgICAgPHNlbGVjdFxuICAgICAgICAgICAgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLXNlZW4tYnlcIil9XG4gICAgICAgICAgICB2YWx1ZT17c2VhdCA/PyAwfVxuICAgICAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT4gZ28oc3RlcCwgTnVtYmVyKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpIHx8IHVuZGVmaW5lZCl9XG4gICAgICAgICAgPlxuICAgICAgICAgICAgPG9wdGlvbiB2YWx1ZT17MH0+e3dvcmRzKFwicGFnZS1vbmxvb2tlclwiKX08L29wdGlvbj5cbiAgICAgICAgICAgIHtzdW1tYXJ5Py5zZWF0cy5tYXAoKG9uZSkgPT4gKFxuICAgICAgICAgICAgICA8b3B0aW9uIGtleT17b25lLnNlYXR9IHZhbHVlPXtvbmUuc2VhdH0+XG4gICAgICAgICAgICAgICAge29uZS5uYW1lfVxuICAgICAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgIDwvc2VsZWN0PlxuICAgICAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zIHJpZ2h0XCI+XG4gICAgICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgICAgICBuYW1lPVwiZmlyc3RcIlxuICAgICAgICAgICAgICBsYWJlbD17d29yZHMoXCJwYWdlLWZpcnN0LXN0ZXBcIil9XG4gICAgICAgICAgICAgIGRpc2FibGVkPXtzdGVwIDw9IDB9XG4gICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IGdvKDApfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICAgIG5hbWU9XCJiYWNrXCJcbiAgICAgICAgICAgICAgbGFiZWw9e3dvcmRzKFwicGFnZS1wcmV2aW91cy1zdGVwXCIpfVxuICAgICAgICAgICAgICBkaXNhYmxlZD17c3RlcCA8PSAwfVxuICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBnbyhzdGVwIC0gMSl9XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3M9XCJtYWluIGljb24tb25seVwiIG9uQ2xpY2s9eygpID0+IHNldFJ1bnMoIXJ1bnMpfT5cbiAgICAgICAgICAgICAgPEljb24gbmFtZT17cnVucyA/IFwicGF1c2VcIiA6IFwicnVuXCJ9IGxhYmVsPXt3b3JkcyhydW5zID8gXCJwYWdlLXBhdXNlXCIgOiBcInBhZ2UtcnVuXCIpfSAvPlxuICAgICAgICAgICAgPC9idXR0b24+XG4gICAgICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgICAgICBuYW1lPVwiZm9yd2FyZFwiXG4gICAgICAgICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2UtbmV4dC1zdGVwXCIpfVxuICAgICAgICAgICAgICBkaXNhYmxlZD17c3RlcCA+PSBzdGVwc31cbiAgICAgICAgICAgICAgb25DbGljaz17KCkgPT4gZ28oc3RlcCArIDEpfVxuICAgICAgICAgICAgLz5cbiAgICAgICAgICAgIDxJY29uQnV0dG9uXG4gICAgICAgICAgICAgIG5hbWU9XCJsYXN0XCJcbiAgICAgICAgICAgICAgbGFiZWw9e3dvcmRzKFwicGFnZS1sYXN0LXN0ZXBcIil9XG4gICAgICAgICAgICAgIGRpc2FibGVkPXtzdGVwID49IHN0ZXBzfVxuICAgICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBnbyhzdGVwcyl9XG4gICAgICAgICAgICAvPlxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICA8L2Rpdj5cbiAgICAgIDwvc2VjdGlvbj5cbiAgICAgIHtpc1NoYXJlZCAmJiAoXG4gICAgICAgIDxEaWFsb2cgdGl0bGU9e3dvcmRzKFwicGFnZS1zaGFyZVwiKX0gb25DbG9zZT17KCkgPT4gc2V0U2hhcmVkKGZhbHNlKX0+XG4gICAgICAgICAgPFNoYXJlIGFkZHJlc3M9e3dob2xlQWRkcmVzcyhyZXBsYXlMaW5rKHRhYmxlLCBzdGVwLCBzZWF0KSl9IHRpdGxlPXt0aXRsZX0gLz5cbiAgICAgICAgPC9EaWFsb2c+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApO1xufVxuIiwgIi8vIFRoZSBydWxlcyBvZiBhIGdhbWUuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlUmVmLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi4vYXBpXCI7XG5pbXBvcnQgeyBCcmFuZCwgTGFuZ3VhZ2VDaG9pY2UsIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuXG5leHBvcnQgZnVuY3Rpb24gUnVsZXNQYWdlKHsgZ2FtZSB9OiB7IGdhbWU6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSwgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBwbGFjZSA9IHVzZVJlZjxIVE1MRWxlbWVudD4obnVsbCk7XG4gIGNvbnN0IFtlcnJvciwgc2V0RXJyb3JdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IHRpdGxlID0gbG9iYnkuZ2FtZXMuZmluZCgob25lKSA9PiBvbmUubmFtZSA9PT0gZ2FtZSk/LnRpdGxlID8/IGdhbWU7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgZG9jdW1lbnQudGl0bGUgPSBgJHt0aXRsZX0gwrcgJHt3b3JkcyhcInBhZ2UtcnVsZXNcIil9YDtcbiAgICBsZXQgaXNDdXJyZW50ID0gdHJ1ZTtcbiAgICBhcGlcbiAgICAgIC5ydWxlcyhnYW1lLCBsYW5ndWFnZSlcbiAgICAgIC50aGVuKCh0ZXh0KSA9PiB7XG4gICAgICAgIGlmIChpc0N1cnJlbnQgJiYgcGxhY2UuY3VycmVudCkge1xuICAgICAgICAgIGNvbnN0IHBhcnNlZCA9IG5ldyBET01QYXJzZXIoKS5wYXJzZUZyb21TdHJpbmcodGV4dCwgXCJ0ZXh0L2h0bWxcIik7XG4gICAgICAgICAgcGxhY2UuY3VycmVudC5yZXBsYWNlQ2hpbGRyZW4oLi4ucGFyc2VkLmJvZHkuY2hpbGROb2Rlcyk7XG4gICAgICAgICAgc2V0RXJyb3IoXCJcIik7XG4gICAgICAgIH1cbiAgICAgIH0pXG4gICAgICAuY2F0Y2goKGZhaWx1cmU6IEVycm9yKSA9PiBzZXRFcnJvcihmYWlsdXJlLm1lc3NhZ2UgfHwgd29yZHMoXCJwYWdlLW91dC1vZi1yZWFjaFwiKSkpO1xuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZTtcbiAgICB9O1xuICB9LCBbZ2FtZSwgbGFuZ3VhZ2VdKTtcbiAgcmV0dXJuIChcbiAgICA8PlxuICAgICAgPGhlYWRlciBjbGFzcz1cInRvcCBzdGFydC10b3BcIj5cbiAgICAgICAgPEJyYW5kIC8+XG4gICAgICAgIDxMYW5ndWFnZUNob2ljZSAvPlxuICAgICAgPC9oZWFkZXI+XG4gICAgICA8bWFpbiBjbGFzcz1cIm5hcnJvd1wiPlxuICAgICAgICB7ZXJyb3IgJiYgPE5vdGljZT57ZXJyb3J9PC9Ob3RpY2U+fVxuICAgICAgICA8YXJ0aWNsZSBjbGFzcz1cInBhbmVsIHJ1bGVzXCIgcmVmPXtwbGFjZX0gLz5cbiAgICAgIDwvbWFpbj5cbiAgICA8Lz5cbiAgKTtcbn1cbiIsICIvLyBUaGUgZ2FtZXMgb2YgdGhpcyBicm93c2VyIHRoYXQgYXJlIG92ZXIuIFRoZSBzZWNyZXRzIG9mIGl0cyBzZWF0cyBhcmUgYWxsIHRoYXQgdGhlIHNlcnZlciBuZWVkcyB0byBrbm93LlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0ICogYXMgYXBpIGZyb20gXCIuLi9hcGlcIjtcbmltcG9ydCAqIGFzIGtlZXAgZnJvbSBcIi4uL2tlZXBcIjtcbmltcG9ydCB0eXBlIHsgT3duUmVzdWx0LCBPd25TZWF0IH0gZnJvbSBcIi4uL3Byb3RvY29sXCI7XG5pbXBvcnQgeyB0YWJsZUxpbmsgfSBmcm9tIFwiLi4vcm91dGVcIjtcbmltcG9ydCB7IHVzZVNoYXJlZCwgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcblxuY29uc3QgU0VBVFNfTUFYID0gMTAwO1xuXG4vKiogVGhlIHNlYXRzIG9mIHRoaXMgYnJvd3NlciwgdGhlIGxhdGVzdCBmaXJzdC4gKi9cbmZ1bmN0aW9uIG93blNlYXRzKCk6IE93blNlYXRbXSB7XG4gIGNvbnN0IHNlYXRzID0ga2VlcC50YWJsZXMoKS5mbGF0TWFwKChbdGFibGUsIHsgc2VjcmV0IH1dKSA9PiAoc2VjcmV0ID8gW3sgdGFibGUsIHNlY3JldCB9XSA6IFtdKSk7XG4gIHJldHVybiBzZWF0cy5zbGljZSgwLCBTRUFUU19NQVgpO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gUmVzdWx0cygpIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCB7IGxhbmd1YWdlIH0gPSB1c2VTaGFyZWQoKTtcbiAgY29uc3QgW2ZvdW5kLCBzZXRGb3VuZF0gPSB1c2VTdGF0ZTxPd25SZXN1bHRbXT4oW10pO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGxldCBpc0N1cnJlbnQgPSB0cnVlO1xuICAgIGNvbnN0IHNlYXRzID0gb3duU2VhdHMoKTtcbiAgICBpZiAoc2VhdHMubGVuZ3RoID4gMCkge1xuICAgICAgYXBpXG4gICAgICAgIC5yZXN1bHRzKHNlYXRzLCBsYW5ndWFnZSlcbiAgICAgICAgLnRoZW4oKGFsbCkgPT4gaXNDdXJyZW50ICYmIHNldEZvdW5kKGFsbC5maWx0ZXIoKG9uZSkgPT4gcmVhY2hlZChvbmUpICE9PSB1bmRlZmluZWQpKSlcbiAgICAgICAgLmNhdGNoKCgpID0+IHVuZGVmaW5lZCk7XG4gICAgfVxuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZTtcbiAgICB9O1xuICB9LCBbbGFuZ3VhZ2VdKTtcbiAgaWYgKGZvdW5kLmxlbmd0aCA9PT0gMCkge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbFwiPlxuICAgICAgPGgyPnt3b3JkcyhcInBhZ2UtcmVzdWx0c1wiKX08L2gyPlxuICAgICAgPGRpdiBjbGFzcz1cInNjcm9sbHNcIj5cbiAgICAgICAgPHRhYmxlIGNsYXNzPVwicmVzdWx0c1wiPlxuICAgICAgICAgIDx0aGVhZD5cbiAgICAgICAgICAgIDx0cj5cbiAgICAgICAgICAgICAgPHRoIHNjb3BlPVwiY29sXCI+e3dvcmRzKFwicGFnZS1nYW1lXCIpfTwvdGg+XG4gICAgICAgICAgICAgIDx0aCBzY29wZT1cImNvbFwiPnt3b3JkcyhcInBhZ2UtcGxhY2VcIil9PC90aD5cbiAgICAgICAgICAgICAgPHRoIHNjb3BlPVwiY29sXCI+e3dvcmRzKFwicGFnZS1zY29yZVwiKX08L3RoPlxuICAgICAgICAgICAgICA8dGggc2NvcGU9XCJjb2xcIj57d29yZHMoXCJwYWdlLXBsYXllcnNcIil9PC90aD5cbiAgICAgICAgICAgIDwvdHI+XG4gICAgICAgICAgPC90aGVhZD5cbiAgICAgICAgICA8dGJvZHk+XG4gICAgICAgICAgICB7Zm91bmQubWFwKChvbmUpID0+IChcbiAgICAgICAgICAgICAgPHRyIGtleT17b25lLnRhYmxlfT5cbiAgICAgICAgICAgICAgICA8dGQ+XG4gICAgICAgICAgICAgICAgICA8YSBocmVmPXt0YWJsZUxpbmsob25lLnRhYmxlKX0+e29uZS50aXRsZX08L2E+XG4gICAgICAgICAgICAgICAgICB7b25lLndyaXR0ZW4gIT09IHVuZGVmaW5lZCAmJiAoXG4gICAgICAgICAgICAgICAgICAgIDxkaXYgY2xhc3M9XCJoaW50XCI+XG4gICAgICAgICAgICAgICAgICAgICAge25ldyBEYXRlKG9uZS53cml0dGVuICogMTAwMCkudG9Mb2NhbGVEYXRlU3RyaW5nKGxhbmd1YWdlKX1cbiAgICAgICAgICAgICAgICAgICAgPC9kaXY+XG4gICAgICAgICAgICAgICAgICApfVxuICAgICAgICAgICAgICAgIDwvdGQ+XG4gICAgICAgICAgICAgICAgPHRkPntyZWFjaGVkKG9uZSk/LnBsYWNlfS48L3RkPlxuICAgICAgICAgICAgICAgIDx0ZD57cmVhY2hlZChvbmUpPy5wb2ludHN9PC90ZD5cbiAgICAgICAgICAgICAgICA8dGQ+e29uZS5wbGF5ZXJzLm1hcCgocGxheWVyKSA9PiBgJHtwbGF5ZXIubmFtZX0gJHtwbGF5ZXIucG9pbnRzfWApLmpvaW4oXCIsIFwiKX08L3RkPlxuICAgICAgICAgICAgICA8L3RyPlxuICAgICAgICAgICAgKSl9XG4gICAgICAgICAgPC90Ym9keT5cbiAgICAgICAgPC90YWJsZT5cbiAgICAgIDwvZGl2PlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuLyoqIFdoYXQgdGhlIG93biBzZWF0IHJlYWNoZWQsIGlmIHRoZSBnYW1lIGlzIG92ZXIuICovXG5mdW5jdGlvbiByZWFjaGVkKHsgcGxheWVycywgc2VhdCB9OiBPd25SZXN1bHQpIHtcbiAgY29uc3Qgb3duID0gcGxheWVyc1tzZWF0IC0gMV07XG4gIHJldHVybiBvd24/LnBsYWNlID09PSB1bmRlZmluZWQgPyB1bmRlZmluZWQgOiBvd247XG59XG4iLCAiLy8gVGhlIGZpcnN0IHBhZ2U6IGNvbnRpbnVlIGEgdGFibGUsIG9wZW4gb25lLCBqb2luIG9uZS5cblxuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi4vYXBpXCI7XG5pbXBvcnQgKiBhcyBrZWVwIGZyb20gXCIuLi9rZWVwXCI7XG5pbXBvcnQgdHlwZSB7IEJvdExldmVsLCBHYW1lU2hvd24sIE5ld0xlc3NvbiwgTmV3VGFibGUsIFNlYXRQbGFuLCBUYWJsZVN1bW1hcnkgfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IHJ1bGVzTGluaywgdGFibGVJbiwgdGFibGVMaW5rIH0gZnJvbSBcIi4uL3JvdXRlXCI7XG5pbXBvcnQgeyBCcmFuZCwgTGFuZ3VhZ2VDaG9pY2UsIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHsgUmVzdWx0cyB9IGZyb20gXCIuL3Jlc3VsdHNcIjtcblxuY29uc3QgQ09OVElOVUVEX01BWCA9IDg7XG5jb25zdCBTRUNPTkRTID0gWzE1LCAzMCwgNjAsIDEyMCwgMzAwXSBhcyBjb25zdDtcblxuZXhwb3J0IGZ1bmN0aW9uIFN0YXJ0UGFnZSgpIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGRvY3VtZW50LnRpdGxlID0gXCJyb2xsLWFuZC13cml0ZVwiO1xuICB9LCBbXSk7XG4gIHJldHVybiAoXG4gICAgPD5cbiAgICAgIDxoZWFkZXIgY2xhc3M9XCJ0b3Agc3RhcnQtdG9wXCI+XG4gICAgICAgIDxCcmFuZCAvPlxuICAgICAgICA8TGFuZ3VhZ2VDaG9pY2UgLz5cbiAgICAgIDwvaGVhZGVyPlxuICAgICAgPG1haW4gY2xhc3M9XCJzdGFydFwiPlxuICAgICAgICA8aDEgY2xhc3M9XCJoaWRkZW5cIj5yb2xsLWFuZC13cml0ZTwvaDE+XG4gICAgICAgIDxDb250aW51ZSAvPlxuICAgICAgICA8T3BlblRhYmxlIC8+XG4gICAgICAgIDxKb2luQnlMaW5rIC8+XG4gICAgICAgIDxSZXN1bHRzIC8+XG4gICAgICAgIDxwIGNsYXNzPVwiaGludCBmb290ZXJcIj57d29yZHMoXCJwYWdlLWFib3V0XCIpfTwvcD5cbiAgICAgIDwvbWFpbj5cbiAgICA8Lz5cbiAgKTtcbn1cblxuLyoqIFRoZSB0YWJsZXMgdGhhdCB0aGlzIGJyb3dzZXIga25vd3MgYW5kIHRoYXQgc3RpbGwgZXhpc3QuICovXG5mdW5jdGlvbiBDb250aW51ZSgpIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCB7IGxhbmd1YWdlIH0gPSB1c2VTaGFyZWQoKTtcbiAgY29uc3QgW2ZvdW5kLCBzZXRGb3VuZF0gPSB1c2VTdGF0ZTxUYWJsZVN1bW1hcnlbXT4oW10pO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGxldCBpc0N1cnJlbnQgPSB0cnVlO1xuICAgIGNvbnN0IGtub3duID0ga2VlcC50YWJsZXMoKS5zbGljZSgwLCBDT05USU5VRURfTUFYKTtcbiAgICBjb25zdCBhc2tlZCA9IGtub3duLm1hcChhc3luYyAoW3RhYmxlXSkgPT4ge1xuICAgICAgdHJ5IHtcbiAgICAgICAgcmV0dXJuIGF3YWl0IGFwaS5zdW1tYXJ5KHRhYmxlLCBsYW5ndWFnZSk7XG4gICAgICB9IGNhdGNoIChlcnJvcikge1xuICAgICAgICBpZiAoZXJyb3IgaW5zdGFuY2VvZiBhcGkuUmVxdWVzdEVycm9yICYmIGVycm9yLnN0YXR1cyA9PT0gNDA0KSB7XG4gICAgICAgICAga2VlcC5mb3JnZXRUYWJsZSh0YWJsZSk7XG4gICAgICAgIH1cbiAgICAgICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgIH1cbiAgICB9KTtcbiAgICBQcm9taXNlLmFsbChhc2tlZCkudGhlbigoYW5zd2VycykgPT4ge1xuICAgICAgaWYgKGlzQ3VycmVudCkge1xuICAgICAgICBzZXRGb3VuZChhbnN3ZXJzLmZpbHRlcigob25lKSA9PiBvbmUgIT09IHVuZGVmaW5lZCkpO1xuICAgICAgfVxuICAgIH0pO1xuICAgIHJldHVybiAoKSA9PiB7XG4gICAgICBpc0N1cnJlbnQgPSBmYWxzZTtcbiAgICB9O1xuICB9LCBbbGFuZ3VhZ2VdKTtcbiAgaWYgKGZvdW5kLmxlbmd0aCA9PT0gMCkge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbFwiPlxuICAgICAgPGgyPnt3b3JkcyhcInBhZ2UtY29udGludWVcIil9PC9oMj5cbiAgICAgIDx1bCBjbGFzcz1cImtub3duXCI+XG4gICAgICAgIHtmb3VuZC5tYXAoKHRhYmxlKSA9PiAoXG4gICAgICAgICAgPGxpIGtleT17dGFibGUudGFibGV9PlxuICAgICAgICAgICAgPGEgY2xhc3M9XCJrbm93bi10YWJsZVwiIGhyZWY9e3RhYmxlTGluayh0YWJsZS50YWJsZSl9PlxuICAgICAgICAgICAgICA8Yj57dGFibGUudGl0bGV9PC9iPlxuICAgICAgICAgICAgICA8c3BhbiBjbGFzcz1cImJhZGdlXCIgZGF0YS1waGFzZT17dGFibGUucGhhc2V9PlxuICAgICAgICAgICAgICAgIHt3b3JkcyhQSEFTRVNbdGFibGUucGhhc2VdKX1cbiAgICAgICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgICAgICA8c3BhbiBjbGFzcz1cImhpbnRcIj5cbiAgICAgICAgICAgICAgICB7dGFibGUuc2VhdHNcbiAgICAgICAgICAgICAgICAgIC5tYXAoKHNlYXQpID0+IHNlYXQubmFtZSlcbiAgICAgICAgICAgICAgICAgIC5maWx0ZXIoQm9vbGVhbilcbiAgICAgICAgICAgICAgICAgIC5qb2luKFwiLCBcIil9XG4gICAgICAgICAgICAgIDwvc3Bhbj5cbiAgICAgICAgICAgIDwvYT5cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvdWw+XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG5jb25zdCBQSEFTRVMgPSB7XG4gIHdhaXRpbmc6IFwicGFnZS1waGFzZS13YWl0aW5nXCIsXG4gIHBsYXlpbmc6IFwicGFnZS1waGFzZS1wbGF5aW5nXCIsXG4gIG92ZXI6IFwicGFnZS1waGFzZS1vdmVyXCIsXG4gIHN0b3BwZWQ6IFwicGFnZS1waGFzZS1zdG9wcGVkXCIsXG59IGFzIGNvbnN0O1xuXG5mdW5jdGlvbiBPcGVuVGFibGUoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSwgbGFuZ3VhZ2UgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBbZ2FtZU5hbWUsIHNldEdhbWVdID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQoXCJnYW1lXCIsIFwiXCIpKTtcbiAgY29uc3QgW3BhY2tOYW1lLCBzZXRQYWNrXSA9IHVzZVN0YXRlKFwiXCIpO1xuICBjb25zdCBbc2VhdHMsIHNldFNlYXRzXSA9IHVzZVN0YXRlPFNlYXRQbGFuW10+KFt7IGtpbmQ6IFwicGVyc29uXCIgfSwgeyBraW5kOiBcInBlcnNvblwiIH1dKTtcbiAgY29uc3QgW29wdGlvbnMsIHNldE9wdGlvbnNdID0gdXNlU3RhdGU8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4oe30pO1xuICBjb25zdCBbc2VlZCwgc2V0U2VlZF0gPSB1c2VTdGF0ZShcIlwiKTtcbiAgY29uc3QgW3NlY29uZHMsIHNldFNlY29uZHNdID0gdXNlU3RhdGUoMCk7XG4gIGNvbnN0IFtsYXRlLCBzZXRMYXRlXSA9IHVzZVN0YXRlPEJvdExldmVsPihcIm1lZGl1bVwiKTtcbiAgY29uc3QgW2Vycm9yLCBzZXRFcnJvcl0gPSB1c2VTdGF0ZShcIlwiKTtcbiAgY29uc3QgW2lzQnVzeSwgc2V0QnVzeV0gPSB1c2VTdGF0ZShmYWxzZSk7XG5cbiAgY29uc3QgZ2FtZSA9IGxvYmJ5LmdhbWVzLmZpbmQoKG9uZSkgPT4gb25lLm5hbWUgPT09IGdhbWVOYW1lKSA/PyBsb2JieS5nYW1lc1swXTtcbiAgaWYgKCFnYW1lKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgcGFjayA9IGdhbWUucGFja3MuZmluZCgob25lKSA9PiBvbmUubmFtZSA9PT0gcGFja05hbWUpID8/IGdhbWUucGFja3NbMF07XG4gIGNvbnN0IFtsZWFzdCwgbW9zdF0gPSBwYWNrPy5zZWF0cyA/PyBnYW1lLnNlYXRzO1xuICBjb25zdCBwbGFubmVkID0gZml0dGVkKHNlYXRzLCBsZWFzdCwgbW9zdCk7XG4gIGNvbnN0IG9wZW5UYWJsZSA9IGFzeW5jICh0YWJsZTogTmV3VGFibGUgfCBOZXdMZXNzb24pID0+IHtcbiAgICBzZXRCdXN5KHRydWUpO1xuICAgIHNldEVycm9yKFwiXCIpO1xuICAgIHRyeSB7XG4gICAgICBjb25zdCBjcmVhdGVkID0gYXdhaXQgYXBpLmNyZWF0ZSh0YWJsZSwgbGFuZ3VhZ2UpO1xuICAgICAga2VlcC5rZWVwVGFibGUoY3JlYXRlZC50YWJsZSwgeyBob3N0OiBjcmVhdGVkLmhvc3QsIHRpdGxlOiBwYWNrPy50aXRsZSA/PyBnYW1lLnRpdGxlIH0pO1xuICAgICAga2VlcC5zZXQoXCJnYW1lXCIsIGdhbWUubmFtZSk7XG4gICAgICBsb2NhdGlvbi5oYXNoID0gdGFibGVMaW5rKGNyZWF0ZWQudGFibGUpO1xuICAgIH0gY2F0Y2ggKGZhaWx1cmUpIHtcbiAgICAgIGNvbnN0IHRleHQgPSBmYWlsdXJlIGluc3RhbmNlb2YgRXJyb3IgPyBmYWlsdXJlLm1lc3NhZ2UgOiBcIlwiO1xuICAgICAgc2V0RXJyb3IodGV4dCB8fCB3b3JkcyhcInBhZ2Utb3V0LW9mLXJlYWNoXCIpKTtcbiAgICAgIHNldEJ1c3koZmFsc2UpO1xuICAgIH1cbiAgfTtcbiAgY29uc3Qgb3BlbiA9IChldmVudDogRXZlbnQpID0+IHtcbiAgICBldmVudC5wcmV2ZW50RGVmYXVsdCgpO1xuICAgIG9wZW5UYWJsZSh7XG4gICAgICBnYW1lOiBnYW1lLm5hbWUsXG4gICAgICBzZWF0czogcGxhbm5lZCxcbiAgICAgIG9wdGlvbnM6IE9iamVjdC5mcm9tRW50cmllcyhcbiAgICAgICAgZ2FtZS5vcHRpb25zXG4gICAgICAgICAgLm1hcCgob3B0aW9uKSA9PiBbb3B0aW9uLm5hbWUsIG9wdGlvbnNbb3B0aW9uLm5hbWVdID8/IFwiXCJdIGFzIGNvbnN0KVxuICAgICAgICAgIC5maWx0ZXIoKFssIHZhbHVlXSkgPT4gdmFsdWUgIT09IFwiXCIpLFxuICAgICAgKSxcbiAgICAgIC4uLihwYWNrICYmIHBhY2submFtZSAhPT0gZ2FtZS5uYW1lID8geyBwYWNrOiBwYWNrLm5hbWUgfSA6IHt9KSxcbiAgICAgIC4uLihzZWVkLnRyaW0oKSA/IHsgc2VlZDogc2VlZC50cmltKCkgfSA6IHt9KSxcbiAgICAgIC4uLihzZWNvbmRzID4gMCA/IHsgc2Vjb25kcywgbGF0ZSB9IDoge30pLFxuICAgIH0pO1xuICB9O1xuICByZXR1cm4gKFxuICAgIDxmb3JtIGNsYXNzPVwicGFuZWwgb3BlblwiIG9uU3VibWl0PXtvcGVufT5cbiAgICAgIDxoMj57d29yZHMoXCJwYWdlLW9wZW5cIil9PC9oMj5cbiAgICAgIDxHYW1lQ2hvaWNlXG4gICAgICAgIGdhbWVzPXtsb2JieS5nYW1lc31cbiAgICAgICAgY2hvc2VuPXtnYW1lfVxuICAgICAgICBjaG9vc2U9eyhuYW1lKSA9PiB7XG4gICAgICAgICAgc2V0R2FtZShuYW1lKTtcbiAgICAgICAgICBzZXRQYWNrKFwiXCIpO1xuICAgICAgICAgIHNldE9wdGlvbnMoe30pO1xuICAgICAgICB9fVxuICAgICAgLz5cbiAgICAgIHtnYW1lLnBhY2tzLmxlbmd0aCA+IDEgJiYgKFxuICAgICAgICA8ZmllbGRzZXQgY2xhc3M9XCJwaWNrXCI+XG4gICAgICAgICAgPGxlZ2VuZD57d29yZHMoXCJwYWdlLXBhY2tcIil9PC9sZWdlbmQ+XG4gICAgICAgICAge2dhbWUucGFja3MubWFwKChvbmUpID0+IChcbiAgICAgICAgICAgIDxsYWJlbCBrZXk9e29uZS5uYW1lfSBjbGFzcz1cInBpbGxcIj5cbiAgICAgICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICAgICAgdHlwZT1cInJhZGlvXCJcbiAgICAgICAgICAgICAgICBuYW1lPVwicGFja1wiXG4gICAgICAgICAgICAgICAgY2hlY2tlZD17b25lID09PSBwYWNrfVxuICAgICAgICAgICAgICAgIG9uQ2hhbmdlPXsoKSA9PiBzZXRQYWNrKG9uZS5uYW1lKX1cbiAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICAge29uZS50aXRsZX1cbiAgICAgICAgICAgIDwvbGFiZWw+XG4gICAgICAgICAgKSl9XG4gICAgICAgIDwvZmllbGRzZXQ+XG4gICAgICApfVxuICAgICAgPFNlYXRQbGFucyBzZWF0cz17cGxhbm5lZH0gbGVhc3Q9e2xlYXN0fSBtb3N0PXttb3N0fSBzZXRTZWF0cz17c2V0U2VhdHN9IC8+XG4gICAgICA8ZGV0YWlscz5cbiAgICAgICAgPHN1bW1hcnk+e3dvcmRzKFwicGFnZS1ob3VzZS1ydWxlc1wiKX08L3N1bW1hcnk+XG4gICAgICAgIHtnYW1lLm9wdGlvbnMubWFwKChvcHRpb24pID0+IChcbiAgICAgICAgICA8bGFiZWwga2V5PXtvcHRpb24ubmFtZX0gY2xhc3M9XCJvcHRpb25cIj5cbiAgICAgICAgICAgIDxzcGFuIGNsYXNzPVwiY2xhdXNlXCI+e29wdGlvbi5jbGF1c2V9PC9zcGFuPlxuICAgICAgICAgICAgPHNlbGVjdFxuICAgICAgICAgICAgICB2YWx1ZT17b3B0aW9uc1tvcHRpb24ubmFtZV0gPz8gXCJcIn1cbiAgICAgICAgICAgICAgb25DaGFuZ2U9eyhldmVudCkgPT5cbiAgICAgICAgICAgICAgICBzZXRPcHRpb25zKHsgLi4ub3B0aW9ucywgW29wdGlvbi5uYW1lXTogZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSB9KVxuICAgICAgICAgICAgICB9XG4gICAgICAgICAgICA+XG4gICAgICAgICAgICAgIHtvcHRpb24udmFsdWVzLm1hcCgodmFsdWUsIGluZGV4KSA9PiAoXG4gICAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e3ZhbHVlLm5hbWV9IHZhbHVlPXtpbmRleCA9PT0gMCA/IFwiXCIgOiB2YWx1ZS5uYW1lfT5cbiAgICAgICAgICAgICAgICAgIHt2YWx1ZS5hYm91dH1cbiAgICAgICAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgICAgICAgKSl9XG4gICAgICAgICAgICA8L3NlbGVjdD5cbiAgICAgICAgICA8L2xhYmVsPlxuICAgICAgICApKX1cbiAgICAgICAgPGxhYmVsIGNsYXNzPVwib3B0aW9uXCI+XG4gICAgICAgICAgPHNwYW4+e3dvcmRzKFwicGFnZS10aW1lXCIpfTwvc3Bhbj5cbiAgICAgICAgICA8c2VsZWN0XG4gICAgICAgICAgICB2YWx1ZT17c2Vjb25kc31cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldFNlY29uZHMoTnVtYmVyKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpKX1cbiAgICAgICAgICA+XG4gICAgICAgICAgICA8b3B0aW9uIHZhbHVlPXswfT57d29yZHMoXCJwYWdlLW5vLWxpbWl0XCIpfTwvb3B0aW9uPlxuICAgICAgICAgICAge1NFQ09ORFMubWFwKChvbmUpID0+IChcbiAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e29uZX0gdmFsdWU9e29uZX0+XG4gICAgICAgICAgICAgICAge29uZX0gc1xuICAgICAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgIDwvc2VsZWN0PlxuICAgICAgICA8L2xhYmVsPlxuICAgICAgICB7c2Vjb25kcyA+IDAgJiYgKFxuICAgICAgICAgIDxsYWJlbCBjbGFzcz1cIm9wdGlvblwiPlxuICAgICAgICAgICAgPHNwYW4+e3dvcmRzKFwicGFnZS1sYXRlXCIpfTwvc3Bhbj5cbiAgICAgICAgICAgIDxzZWxlY3RcbiAgICAgICAgICAgICAgdmFsdWU9e2xhdGV9XG4gICAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldExhdGUoZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSBhcyBCb3RMZXZlbCl9XG4gICAgICAgICAgICA+XG4gICAgICAgICAgICAgIHtsb2JieS5sZXZlbHMubWFwKCh7IGxldmVsLCB0aXRsZSB9KSA9PiAoXG4gICAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e2xldmVsfSB2YWx1ZT17bGV2ZWx9PlxuICAgICAgICAgICAgICAgICAge3RpdGxlfVxuICAgICAgICAgICAgICAgIDwvb3B0aW9uPlxuICAgICAgICAgICAgICApKX1cbiAgICAgICAgICAgIDwvc2VsZWN0PlxuICAgICAgICAgIDwvbGFiZWw+XG4gICAgICAgICl9XG4gICAgICAgIDxsYWJlbCBjbGFzcz1cIm9wdGlvblwiPlxuICAgICAgICAgIDxzcGFuPnt3b3JkcyhcInBhZ2Utc2VlZFwiKX08L3NwYW4+XG4gICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICBpbnB1dE1vZGU9XCJudW1lcmljXCJcbiAgICAgICAgICAgIHBhdHRlcm49XCJbMC05XXsxLDIwfVwiXG4gICAgICAgICAgICB2YWx1ZT17c2VlZH1cbiAgICAgICAgICAgIHBsYWNlaG9sZGVyPXt3b3JkcyhcInBhZ2UtcmFuZG9tXCIpfVxuICAgICAgICAgICAgb25JbnB1dD17KGV2ZW50KSA9PiBzZXRTZWVkKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpfVxuICAgICAgICAgIC8+XG4gICAgICAgIDwvbGFiZWw+XG4gICAgICA8L2RldGFpbHM+XG4gICAgICB7ZXJyb3IgJiYgPE5vdGljZT57ZXJyb3J9PC9Ob3RpY2U+fVxuICAgICAgPGRpdiBjbGFzcz1cImJ1dHRvbnNcIj5cbiAgICAgICAgPGJ1dHRvbiB0eXBlPVwic3VibWl0XCIgY2xhc3M9XCJtYWluXCIgZGlzYWJsZWQ9e2lzQnVzeX0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1vcGVuLW5vd1wiKX1cbiAgICAgICAgPC9idXR0b24+XG4gICAgICAgIDxhIGNsYXNzPVwiYnV0dG9uXCIgaHJlZj17cnVsZXNMaW5rKGdhbWUubmFtZSl9PlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2UtcnVsZXNcIil9XG4gICAgICAgIDwvYT5cbiAgICAgICAge2dhbWUubGVzc29uICYmIChcbiAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICAgIGRpc2FibGVkPXtpc0J1c3l9XG4gICAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBvcGVuVGFibGUoeyBnYW1lOiBnYW1lLm5hbWUsIGxlc3NvbjogdHJ1ZSB9KX1cbiAgICAgICAgICA+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLWxlYXJuXCIpfVxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICApfVxuICAgICAgPC9kaXY+XG4gICAgPC9mb3JtPlxuICApO1xufVxuXG4vKiogQXMgbWFueSBzZWF0cyBhcyB0aGUgZ2FtZSBjYW4gaGF2ZS4gKi9cbmZ1bmN0aW9uIGZpdHRlZChzZWF0czogU2VhdFBsYW5bXSwgbGVhc3Q6IG51bWJlciwgbW9zdDogbnVtYmVyKTogU2VhdFBsYW5bXSB7XG4gIGNvbnN0IHBsYW5uZWQgPSBzZWF0cy5zbGljZSgwLCBtb3N0KTtcbiAgd2hpbGUgKHBsYW5uZWQubGVuZ3RoIDwgbGVhc3QpIHtcbiAgICBwbGFubmVkLnB1c2goeyBraW5kOiBcInBlcnNvblwiIH0pO1xuICB9XG4gIHJldHVybiBwbGFubmVkO1xufVxuXG5mdW5jdGlvbiBHYW1lQ2hvaWNlKHtcbiAgZ2FtZXMsXG4gIGNob3NlbixcbiAgY2hvb3NlLFxufToge1xuICBnYW1lczogR2FtZVNob3duW107XG4gIGNob3NlbjogR2FtZVNob3duO1xuICBjaG9vc2UobmFtZTogc3RyaW5nKTogdm9pZDtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzcz1cImdhbWVzXCI+XG4gICAgICA8bGVnZW5kIGNsYXNzPVwiaGlkZGVuXCI+e3dvcmRzKFwicGFnZS1nYW1lXCIpfTwvbGVnZW5kPlxuICAgICAge2dhbWVzLm1hcCgoZ2FtZSkgPT4gKFxuICAgICAgICA8bGFiZWwga2V5PXtnYW1lLm5hbWV9IGNsYXNzPVwiZ2FtZVwiIGRhdGEtY2hvc2VuPXtnYW1lID09PSBjaG9zZW59PlxuICAgICAgICAgIDxpbnB1dFxuICAgICAgICAgICAgdHlwZT1cInJhZGlvXCJcbiAgICAgICAgICAgIG5hbWU9XCJnYW1lXCJcbiAgICAgICAgICAgIGNoZWNrZWQ9e2dhbWUgPT09IGNob3Nlbn1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoKSA9PiBjaG9vc2UoZ2FtZS5uYW1lKX1cbiAgICAgICAgICAvPlxuICAgICAgICAgIDxiPntnYW1lLnRpdGxlfTwvYj5cbiAgICAgICAgICA8c3Bhbj57Z2FtZS5hYm91dH08L3NwYW4+XG4gICAgICAgIDwvbGFiZWw+XG4gICAgICApKX1cbiAgICA8L2ZpZWxkc2V0PlxuICApO1xufVxuXG5mdW5jdGlvbiBTZWF0UGxhbnMoe1xuICBzZWF0cyxcbiAgbGVhc3QsXG4gIG1vc3QsXG4gIHNldFNlYXRzLFxufToge1xuICBzZWF0czogU2VhdFBsYW5bXTtcbiAgbGVhc3Q6IG51bWJlcjtcbiAgbW9zdDogbnVtYmVyO1xuICBzZXRTZWF0cyhzZWF0czogU2VhdFBsYW5bXSk6IHZvaWQ7XG59KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IGNoYW5nZSA9IChhdDogbnVtYmVyLCB2YWx1ZTogc3RyaW5nKSA9PiB7XG4gICAgY29uc3QgbGV2ZWwgPSBsb2JieS5sZXZlbHMuZmluZCgob25lKSA9PiBvbmUubGV2ZWwgPT09IHZhbHVlKT8ubGV2ZWw7XG4gICAgY29uc3QgcGxhbjogU2VhdFBsYW4gPSBsZXZlbCA/IHsga2luZDogXCJib3RcIiwgbGV2ZWwgfSA6IHsga2luZDogXCJwZXJzb25cIiB9O1xuICAgIHNldFNlYXRzKHNlYXRzLm1hcCgoc2VhdCwgaW5kZXgpID0+IChpbmRleCA9PT0gYXQgPyBwbGFuIDogc2VhdCkpKTtcbiAgfTtcbiAgcmV0dXJuIChcbiAgICA8ZmllbGRzZXQgY2xhc3M9XCJzZWF0LXBsYW5zXCI+XG4gICAgICA8bGVnZW5kPnt3b3JkcyhcInBhZ2Utc2VhdHNcIil9PC9sZWdlbmQ+XG4gICAgICB7c2VhdHMubWFwKChzZWF0LCBpbmRleCkgPT4gKFxuICAgICAgICA8bGFiZWwga2V5PXtpbmRleH0gY2xhc3M9XCJzZWF0LXBsYW5cIj5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cImxldHRlclwiPntpbmRleCArIDF9PC9zcGFuPlxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwiaGlkZGVuXCI+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLXNlYXRcIil9IHtpbmRleCArIDF9XG4gICAgICAgICAgPC9zcGFuPlxuICAgICAgICAgIDxzZWxlY3RcbiAgICAgICAgICAgIHZhbHVlPXtzZWF0LmtpbmQgPT09IFwiYm90XCIgPyBzZWF0LmxldmVsIDogXCJwZXJzb25cIn1cbiAgICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IGNoYW5nZShpbmRleCwgZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSl9XG4gICAgICAgICAgPlxuICAgICAgICAgICAgPG9wdGlvbiB2YWx1ZT1cInBlcnNvblwiPnt3b3JkcyhcInBhZ2UtcGVyc29uXCIpfTwvb3B0aW9uPlxuICAgICAgICAgICAge2xvYmJ5LmxldmVscy5tYXAoKHsgbGV2ZWwsIHRpdGxlIH0pID0+IChcbiAgICAgICAgICAgICAgPG9wdGlvbiBrZXk9e2xldmVsfSB2YWx1ZT17bGV2ZWx9PlxuICAgICAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtYm90XCIpfToge3RpdGxlfVxuICAgICAgICAgICAgICA8L29wdGlvbj5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgIDwvc2VsZWN0PlxuICAgICAgICA8L2xhYmVsPlxuICAgICAgKSl9XG4gICAgICA8ZGl2IGNsYXNzPVwidG9nZXRoZXJcIj5cbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGRpc2FibGVkPXtzZWF0cy5sZW5ndGggPD0gbGVhc3R9XG4gICAgICAgICAgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLWZld2VyLXNlYXRzXCIpfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHNldFNlYXRzKHNlYXRzLnNsaWNlKDAsIC0xKSl9XG4gICAgICAgID5cbiAgICAgICAgICDiiJJcbiAgICAgICAgPC9idXR0b24+XG4gICAgICAgIDxidXR0b25cbiAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICBkaXNhYmxlZD17c2VhdHMubGVuZ3RoID49IG1vc3R9XG4gICAgICAgICAgYXJpYS1sYWJlbD17d29yZHMoXCJwYWdlLW1vcmUtc2VhdHNcIil9XG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc2V0U2VhdHMoWy4uLnNlYXRzLCB7IGtpbmQ6IFwicGVyc29uXCIgfV0pfVxuICAgICAgICA+XG4gICAgICAgICAgK1xuICAgICAgICA8L2J1dHRvbj5cbiAgICAgIDwvZGl2PlxuICAgIDwvZmllbGRzZXQ+XG4gICk7XG59XG5cbmZ1bmN0aW9uIEpvaW5CeUxpbmsoKSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgW3RleHQsIHNldFRleHRdID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IFtpc1dyb25nLCBzZXRXcm9uZ10gPSB1c2VTdGF0ZShmYWxzZSk7XG4gIGNvbnN0IGpvaW4gPSAoZXZlbnQ6IEV2ZW50KSA9PiB7XG4gICAgZXZlbnQucHJldmVudERlZmF1bHQoKTtcbiAgICBjb25zdCB0YWJsZSA9IHRhYmxlSW4odGV4dCk7XG4gICAgc2V0V3JvbmcodGFibGUgPT09IHVuZGVmaW5lZCk7XG4gICAgaWYgKHRhYmxlKSB7XG4gICAgICBsb2NhdGlvbi5oYXNoID0gYCMke3RhYmxlfWA7XG4gICAgfVxuICB9O1xuICByZXR1cm4gKFxuICAgIDxmb3JtIGNsYXNzPVwicGFuZWxcIiBvblN1Ym1pdD17am9pbn0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS1qb2luLXRhYmxlXCIpfTwvaDI+XG4gICAgICA8bGFiZWwgZm9yPVwiam9pbi1saW5rXCI+e3dvcmRzKFwicGFnZS1saW5rXCIpfTwvbGFiZWw+XG4gICAgICA8ZGl2IGNsYXNzPVwidG9nZXRoZXJcIj5cbiAgICAgICAgPGlucHV0XG4gICAgICAgICAgaWQ9XCJqb2luLWxpbmtcIlxuICAgICAgICAgIHZhbHVlPXt0ZXh0fVxuICAgICAgICAgIHJlcXVpcmVkXG4gICAgICAgICAgb25JbnB1dD17KGV2ZW50KSA9PiBzZXRUZXh0KGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpfVxuICAgICAgICAvPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJzdWJtaXRcIj57d29yZHMoXCJwYWdlLWdvXCIpfTwvYnV0dG9uPlxuICAgICAgPC9kaXY+XG4gICAgICB7aXNXcm9uZyAmJiA8Tm90aWNlPnt3b3JkcyhcInBhZ2Utbm8tbGlua1wiKX08L05vdGljZT59XG4gICAgPC9mb3JtPlxuICApO1xufVxuIiwgIi8vIFRoZSBtZXNzYWdlcyBiZXR3ZWVuIHBhZ2UgYW5kIHNlcnZlci4gZG9jcy9zZXJ2aW5nLXByb3RvY29sLm1kIGV4cGxhaW5zIHRoZW0uXG5cbmV4cG9ydCBjb25zdCBQUk9UT0NPTCA9IDE7XG5cbmV4cG9ydCB0eXBlIEJvdExldmVsID0gXCJlYXN5XCIgfCBcIm1lZGl1bVwiIHwgXCJoYXJkXCIgfCBcImV4cGVydFwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIExvYmJ5IHtcbiAgcHJvdG9jb2w6IG51bWJlcjtcbiAgc2VydmVyOiBzdHJpbmc7XG4gIGxhbmd1YWdlczogc3RyaW5nW107XG4gIGdhbWVzOiBHYW1lU2hvd25bXTtcbiAgbGV2ZWxzOiB7IGxldmVsOiBCb3RMZXZlbDsgdGl0bGU6IHN0cmluZyB9W107XG4gIHJlYWN0aW9uczogW3N0cmluZywgc3RyaW5nXVtdO1xuICB3b3JkczogUmVjb3JkPHN0cmluZywgc3RyaW5nPjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBHYW1lU2hvd24ge1xuICBuYW1lOiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIGFib3V0OiBzdHJpbmc7XG4gIHNlYXRzOiBbbnVtYmVyLCBudW1iZXJdO1xuICBwYWNrczogUGFja1Nob3duW107XG4gIG9wdGlvbnM6IE9wdGlvblNob3duW107XG4gIC8qKiBXaGV0aGVyIHRoZXJlIGlzIGEgZmlyc3QgZ2FtZSB0aGF0IHRlYWNoZXMuICovXG4gIGxlc3NvbjogYm9vbGVhbjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBQYWNrU2hvd24ge1xuICBuYW1lOiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIHNlYXRzOiBbbnVtYmVyLCBudW1iZXJdO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIE9wdGlvblNob3duIHtcbiAgbmFtZTogc3RyaW5nO1xuICBjbGF1c2U6IHN0cmluZztcbiAgdmFsdWVzOiB7IG5hbWU6IHN0cmluZzsgYWJvdXQ6IHN0cmluZyB9W107XG59XG5cbmV4cG9ydCB0eXBlIFNlYXRQbGFuID0geyBraW5kOiBcInBlcnNvblwiIH0gfCB7IGtpbmQ6IFwiYm90XCI7IGxldmVsOiBCb3RMZXZlbCB9O1xuXG5leHBvcnQgaW50ZXJmYWNlIE5ld1RhYmxlIHtcbiAgZ2FtZTogc3RyaW5nO1xuICBwYWNrPzogc3RyaW5nO1xuICBzZWF0czogU2VhdFBsYW5bXTtcbiAgb3B0aW9uczogUmVjb3JkPHN0cmluZywgc3RyaW5nPjtcbiAgc2VlZD86IHN0cmluZztcbiAgc2Vjb25kcz86IG51bWJlcjtcbiAgLyoqIFRoZSBsZXZlbCBvZiB0aGUgYm90IHRoYXQgZGVjaWRlcyB3aGVuIHRoZSB0aW1lIGVuZHMuICovXG4gIGxhdGU/OiBCb3RMZXZlbDtcbn1cblxuLyoqIEEgdGFibGUgd2l0aCB0aGUgbGVzc29uIG9mIGEgZ2FtZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgTmV3TGVzc29uIHtcbiAgZ2FtZTogc3RyaW5nO1xuICBsZXNzb246IHRydWU7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVDcmVhdGVkIHtcbiAgdGFibGU6IHN0cmluZztcbiAgaG9zdDogc3RyaW5nO1xufVxuXG5leHBvcnQgdHlwZSBUYWJsZVBoYXNlID0gXCJ3YWl0aW5nXCIgfCBcInBsYXlpbmdcIiB8IFwib3ZlclwiIHwgXCJzdG9wcGVkXCI7XG5cbmV4cG9ydCB0eXBlIFNlYXRTdGF0ZSA9IHsgc2VhdDogbnVtYmVyOyBuYW1lOiBzdHJpbmcgfSAmIChcbiAgfCB7IGtpbmQ6IFwiZnJlZVwiIH1cbiAgfCB7IGtpbmQ6IFwicGVyc29uXCI7IGNvbm5lY3RlZDogYm9vbGVhbiB9XG4gIHwgeyBraW5kOiBcImJvdFwiOyBsZXZlbDogQm90TGV2ZWwgfVxuKTtcblxuZXhwb3J0IGludGVyZmFjZSBUYWJsZVN1bW1hcnkge1xuICB0YWJsZTogc3RyaW5nO1xuICBnYW1lOiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIHBoYXNlOiBUYWJsZVBoYXNlO1xuICBzZWF0czogU2VhdFN0YXRlW107XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVTdGF0ZSB7XG4gIGdhbWU6IHN0cmluZztcbiAgdGl0bGU6IHN0cmluZztcbiAgb3B0aW9uczogc3RyaW5nW107XG4gIHBoYXNlOiBUYWJsZVBoYXNlO1xuICBzZWF0czogU2VhdFN0YXRlW107XG4gIHdhdGNoaW5nOiBudW1iZXI7XG4gIHNlY29uZHM/OiBudW1iZXI7XG4gIGxhdGU/OiBCb3RMZXZlbDtcbiAgbGVzc29uOiBib29sZWFuO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFdlbGNvbWUge1xuICBwcm90b2NvbDogbnVtYmVyO1xuICBzZXJ2ZXI6IHN0cmluZztcbiAgdGFibGU6IHN0cmluZztcbiAgbGFuZ3VhZ2U6IHN0cmluZztcbiAgc2VhdD86IG51bWJlcjtcbiAgaG9zdDogYm9vbGVhbjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBQYXR0ZXJuU2hvd24ge1xuICBuYW1lOiBzdHJpbmc7XG4gIGRyYXdpbmc6IHN0cmluZztcbiAgY2VsbHM6IFtudW1iZXIsIG51bWJlcl1bXTtcbiAgb3JkZXJlZDogYm9vbGVhbjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBDYXJkU2hvd24ge1xuICB0YXJnZXQ/OiBzdHJpbmc7XG4gIHRpdGxlOiBzdHJpbmc7XG4gIGRyYXdpbmc6IHN0cmluZztcbiAgcm93czogbnVtYmVyO1xuICBjb2xzOiBudW1iZXI7XG4gIGZhY3RzPzogc3RyaW5nW107XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgU2NvcmVTaG93biB7XG4gIHRvdGFsOiBzdHJpbmc7XG4gIGxpbmVzOiB7IHRleHQ6IHN0cmluZzsgcG9pbnRzOiBzdHJpbmcgfVtdO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFBsYWNlU2hvd24ge1xuICBzZWF0OiBudW1iZXI7XG4gIG5hbWU6IHN0cmluZztcbiAgbGV0dGVyPzogc3RyaW5nO1xuICBib2FyZHM/OiBDYXJkU2hvd25bXTtcbiAgc2hlZXRfZHJhd2luZz86IHN0cmluZztcbiAgZmFjdHM/OiBzdHJpbmdbXTtcbiAgc2NvcmU/OiBTY29yZVNob3duO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIE1vdmVTaG93biB7XG4gIG51bWJlcjogbnVtYmVyO1xuICB0ZXh0OiBzdHJpbmc7XG4gIHRhcmdldHM6IHN0cmluZ1tdO1xuICBjaG9pY2U/OiBzdHJpbmc7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgRGVjaXNpb25TaG93biB7XG4gIGlkOiBudW1iZXI7XG4gIG1vdmVzOiBNb3ZlU2hvd25bXTtcbiAgbGVmdF9tcz86IG51bWJlcjtcbn1cblxuLyoqIEEgc3RlcCBvZiBhIGxlc3NvbjogZXhwbGFpbmVkIHdpdGggYHRleHRgLCBvciB0cmllZCBhcyBgdGFza2AuICovXG5leHBvcnQgaW50ZXJmYWNlIExlc3NvblNob3duIHtcbiAgdGl0bGU6IHN0cmluZztcbiAgdGV4dD86IHN0cmluZztcbiAgcXVlc3Rpb24/OiBRdWVzdGlvblNob3duO1xuICB0YXNrPzogc3RyaW5nO1xuICBleGFtcGxlPzogc3RyaW5nW107XG4gIHByYWlzZT86IHN0cmluZztcbn1cblxuZXhwb3J0IGludGVyZmFjZSBRdWVzdGlvblNob3duIHtcbiAgdGV4dDogc3RyaW5nO1xuICBhbnN3ZXJzOiBzdHJpbmdbXTtcbiAgY2hvc2VuPzogbnVtYmVyO1xuICByaWdodD86IG51bWJlcjtcbiAgdmVyZGljdD86IHN0cmluZztcbn1cblxuZXhwb3J0IGludGVyZmFjZSBUYWJsZVNob3duIHtcbiAgZHJhd2luZ3M6IFJlY29yZDxzdHJpbmcsIHsgc3ZnOiBzdHJpbmcgfT47XG4gIGhlYWRsaW5lOiBzdHJpbmc7XG4gIG93ZWQ/OiBzdHJpbmc7XG4gIHBhdHRlcm4/OiBQYXR0ZXJuU2hvd247XG4gIHVwY29taW5nPzogUGF0dGVyblNob3duW107XG4gIGRpY2U/OiB7IG5hbWU6IHN0cmluZzsgZHJhd2luZzogc3RyaW5nIH1bXTtcbiAgaGFuZD86IENhcmRTaG93bltdO1xuICBib2FyZHM/OiBDYXJkU2hvd25bXTtcbiAgcGxhY2VzOiBQbGFjZVNob3duW107XG4gIG9mZmVyPzogQ2FyZFNob3duW107XG4gIGZhY3RzPzogc3RyaW5nW107XG4gIGxlZ2VuZD86IHsgbmFtZTogc3RyaW5nOyBoZWxwPzogc3RyaW5nOyBkcmF3aW5nOiBzdHJpbmcgfVtdO1xuICBwbGFpbj86IHN0cmluZ1tdO1xuICBsb2c6IHsgZnJvbTogbnVtYmVyOyBsaW5lczogW251bWJlciwgc3RyaW5nXVtdIH07XG4gIGRlY2lzaW9uPzogRGVjaXNpb25TaG93bjtcbiAgdW5kbzogYm9vbGVhbjtcbiAgcmVkbzogYm9vbGVhbjtcbiAgcmVzdWx0PzogeyBwbGFjZXM6IG51bWJlcltdOyBmb3JmZWl0PzogbnVtYmVyIH07XG4gIGxlc3Nvbj86IExlc3NvblNob3duO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFN0ZXBTaG93biB7XG4gIHN0ZXA6IG51bWJlcjtcbiAgc3RlcHM6IG51bWJlcjtcbiAgdGFibGU6IFRhYmxlU2hvd247XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgQW5hbHlzaXNTaG93biB7XG4gIHN0YXRlOiBcIm5vbmVcIiB8IFwid2FpdGluZ1wiIHwgXCJydW5uaW5nXCIgfCBcImRvbmVcIiB8IFwiZmFpbGVkXCI7XG4gIGp1ZGdlZDogbnVtYmVyO1xuICBkZWNpc2lvbnM6IG51bWJlcjtcbiAgYWJvdXQ/OiBzdHJpbmdbXTtcbiAgc2VhdHM/OiB7IHNlYXQ6IG51bWJlcjsgbmFtZTogc3RyaW5nOyBsaW5lczogc3RyaW5nW10gfVtdO1xuICBtaXN0YWtlcz86IE1pc3Rha2VTaG93bltdO1xuICBkcmF3aW5ncz86IFJlY29yZDxzdHJpbmcsIHsgc3ZnOiBzdHJpbmcgfT47XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgTWlzdGFrZVNob3duIHtcbiAgc3RlcDogbnVtYmVyO1xuICB0dXJuOiBudW1iZXI7XG4gIHNlYXQ6IG51bWJlcjtcbiAgdGV4dDogc3RyaW5nO1xuICBtYWRlOiBKdWRnZWRNb3ZlO1xuICBiZXR0ZXI6IEp1ZGdlZE1vdmU7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgSnVkZ2VkTW92ZSB7XG4gIHRleHQ6IHN0cmluZztcbiAgYm9hcmRzOiBDYXJkU2hvd25bXTtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBPd25TZWF0IHtcbiAgdGFibGU6IHN0cmluZztcbiAgc2VjcmV0OiBzdHJpbmc7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgT3duUmVzdWx0IHtcbiAgdGFibGU6IHN0cmluZztcbiAgZ2FtZTogc3RyaW5nO1xuICB0aXRsZTogc3RyaW5nO1xuICBzZWF0OiBudW1iZXI7XG4gIGJlZ3VuOiBib29sZWFuO1xuICAvKiogV2hlbiB0aGUgcmVjb3JkIHdhcyBsYXN0IHdyaXR0ZW4sIGluIHNlY29uZHMgc2luY2UgMTk3MC4gKi9cbiAgd3JpdHRlbj86IG51bWJlcjtcbiAgcGxheWVyczogeyBuYW1lOiBzdHJpbmc7IHBsYWNlPzogbnVtYmVyOyBwb2ludHM/OiBzdHJpbmcgfVtdO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFByZXZpZXdSZXBseSB7XG4gIGlkOiBudW1iZXI7XG4gIHRhcmdldHM6IHN0cmluZ1tdO1xuICBtb3ZlPzogc3RyaW5nO1xuICBsZWdhbDogYm9vbGVhbjtcbiAgZ2FpbnM6IHN0cmluZ1tdO1xuICBwb2ludHM/OiBzdHJpbmc7XG4gIHJlZnVzYWw/OiBzdHJpbmc7XG4gIGNvbmZpcm0/OiBzdHJpbmc7XG59XG5cbmV4cG9ydCBpbnRlcmZhY2UgRXJyb3JSZXBseSB7XG4gIGNvZGU6IHN0cmluZztcbiAgZXJyb3I6IHN0cmluZztcbiAgaWQ/OiBudW1iZXI7XG59XG5cbmV4cG9ydCB0eXBlIFNlcnZlck1lc3NhZ2UgPVxuICB8ICh7IHR5cGU6IFwid2VsY29tZVwiIH0gJiBXZWxjb21lKVxuICB8IHsgdHlwZTogXCJzZWF0ZWRcIjsgc2VhdDogbnVtYmVyOyBzZWNyZXQ6IHN0cmluZyB9XG4gIHwgeyB0eXBlOiBcInVuc2VhdGVkXCIgfVxuICB8ICh7IHR5cGU6IFwic2VhdHNcIiB9ICYgVGFibGVTdGF0ZSlcbiAgfCAoeyB0eXBlOiBcInRhYmxlXCIgfSAmIFRhYmxlU2hvd24pXG4gIHwgKHsgdHlwZTogXCJwcmV2aWV3XCIgfSAmIFByZXZpZXdSZXBseSlcbiAgfCB7IHR5cGU6IFwicmVhY3Rpb25cIjsgc2VhdDogbnVtYmVyOyByZWFjdGlvbjogc3RyaW5nIH1cbiAgfCB7IHR5cGU6IFwibmV4dFwiOyB0YWJsZTogc3RyaW5nIH1cbiAgfCAoeyB0eXBlOiBcImVycm9yXCIgfSAmIEVycm9yUmVwbHkpO1xuXG5leHBvcnQgdHlwZSBMZXNzb25BY3QgPVxuICB8IHsgYWN0OiBcIm5leHRcIiB8IFwiYWdhaW5cIiB8IFwic2tpcFwiIHwgXCJlbmRcIiB9XG4gIHwgeyBhY3Q6IFwiYW5zd2VyXCI7IGFuc3dlcjogbnVtYmVyIH07XG5cbmV4cG9ydCB0eXBlIENsaWVudE1lc3NhZ2UgPVxuICB8IHtcbiAgICAgIHR5cGU6IFwiaGVsbG9cIjtcbiAgICAgIHByb3RvY29sOiBudW1iZXI7XG4gICAgICBsYW5ndWFnZTogc3RyaW5nO1xuICAgICAgc2VjcmV0Pzogc3RyaW5nO1xuICAgICAgaG9zdD86IHN0cmluZztcbiAgICAgIHBsYWluOiBib29sZWFuO1xuICAgIH1cbiAgfCB7IHR5cGU6IFwiam9pblwiOyBuYW1lOiBzdHJpbmc7IHNlYXQ/OiBudW1iZXIgfVxuICB8IHsgdHlwZTogXCJsYW5ndWFnZVwiOyBsYW5ndWFnZTogc3RyaW5nIH1cbiAgfCB7IHR5cGU6IFwicHJldmlld1wiOyBpZDogbnVtYmVyOyB0YXJnZXRzOiBzdHJpbmdbXSB9XG4gIHwgeyB0eXBlOiBcIm1vdmVcIjsgaWQ6IG51bWJlcjsgbW92ZTogc3RyaW5nIH1cbiAgfCB7IHR5cGU6IFwicmVhY3RcIjsgcmVhY3Rpb246IHN0cmluZyB9XG4gIHwgeyB0eXBlOiBcInJlbWF0Y2hcIjsgZGVhbDogXCJzYW1lXCIgfCBcIm5ld1wiOyBwYWNrPzogc3RyaW5nIH1cbiAgfCAoeyB0eXBlOiBcImxlc3NvblwiIH0gJiBMZXNzb25BY3QpXG4gIHwgeyB0eXBlOiBcImZyZWVcIjsgc2VhdDogbnVtYmVyIH1cbiAgfCB7IHR5cGU6IFwiYm90XCI7IHNlYXQ6IG51bWJlcjsgbGV2ZWw6IEJvdExldmVsIH1cbiAgfCB7IHR5cGU6IFwibGVhdmVcIiB8IFwidW5kb1wiIHwgXCJyZWRvXCIgfCBcInN0YXJ0XCIgfCBcInBpbmdcIiB9O1xuIiwgIi8vIFRoZSBjb25uZWN0aW9uIHRvIGEgdGFibGUuIEl0IGNvbWVzIGJhY2sgYnkgaXRzZWxmIGFmdGVyIGl0IHdhcyBsb3N0LlxuXG5pbXBvcnQgeyBpc1JlYWNoYWJsZSwgUmVxdWVzdEVycm9yLCBzb2NrZXRBZGRyZXNzLCBzdW1tYXJ5IH0gZnJvbSBcIi4vYXBpXCI7XG5pbXBvcnQgKiBhcyBrZWVwIGZyb20gXCIuL2tlZXBcIjtcbmltcG9ydCB7XG4gIHR5cGUgQ2xpZW50TWVzc2FnZSxcbiAgdHlwZSBFcnJvclJlcGx5LFxuICBQUk9UT0NPTCxcbiAgdHlwZSBQcmV2aWV3UmVwbHksXG4gIHR5cGUgU2VydmVyTWVzc2FnZSxcbiAgdHlwZSBUYWJsZVNob3duLFxuICB0eXBlIFRhYmxlU3RhdGUsXG4gIHR5cGUgV2VsY29tZSxcbn0gZnJvbSBcIi4vcHJvdG9jb2xcIjtcblxuLyoqIEhvdyB0aGUgY29ubmVjdGlvbiBpcy4gKi9cbmV4cG9ydCB0eXBlIExpbmsgPVxuICB8IFwiY29ubmVjdGluZ1wiXG4gIHwgXCJvcGVuXCJcbiAgLyoqIEl0IGlzIHRyaWVkIGFnYWluLiAqL1xuICB8IFwibG9zdFwiXG4gIC8qKiBUaGVyZSBpcyBubyBzdWNoIHRhYmxlLiAqL1xuICB8IFwibWlzc2luZ1wiXG4gIC8qKiBBIG5ld2VyIHBhZ2UgaGFzIHRoZSBzYW1lIHNlYXQuICovXG4gIHwgXCJyZXBsYWNlZFwiO1xuXG5leHBvcnQgaW50ZXJmYWNlIExvZ0xpbmUge1xuICB0dXJuOiBudW1iZXI7XG4gIHRleHQ6IHN0cmluZztcbn1cblxuLyoqIEV2ZXJ5dGhpbmcgdGhhdCBpcyBrbm93biBhYm91dCBhIHRhYmxlLiBBIG5ldyBvYmplY3QgZm9yIGV2ZXJ5IGNoYW5nZS4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVGFibGVWaWV3IHtcbiAgbGluazogTGluaztcbiAgd2VsY29tZT86IFdlbGNvbWU7XG4gIHN0YXRlPzogVGFibGVTdGF0ZTtcbiAgc2hvd24/OiBUYWJsZVNob3duO1xuICAvKiogV2hlbiBgc2hvd25gIGFycml2ZWQsIGluIG1pbGxpc2Vjb25kczsgZm9yIHRoZSB0aW1lIHRoYXQgaXMgbGVmdC4gKi9cbiAgc2hvd25BdDogbnVtYmVyO1xuICBkcmF3aW5nczogUmVjb3JkPHN0cmluZywgc3RyaW5nPjtcbiAgbG9nOiBMb2dMaW5lW107XG4gIC8qKiBMaW5lcyB0aGF0IGNhbWUgYWZ0ZXIgdGhlIGZpcnN0IG1lc3NhZ2UuIFNjcmVlbiByZWFkZXJzIHJlYWQgdGhlbSBvdXQuICovXG4gIGZyZXNoOiBMb2dMaW5lW107XG4gIHByZXZpZXc/OiBQcmV2aWV3UmVwbHk7XG4gIGVycm9yPzogRXJyb3JSZXBseTtcbiAgcmVhY3Rpb25zOiB7IGtleTogbnVtYmVyOyBzZWF0OiBudW1iZXI7IHJlYWN0aW9uOiBzdHJpbmcgfVtdO1xuICBuZXh0Pzogc3RyaW5nO1xufVxuXG5jb25zdCBGSVJTVF9XQUlUX01TID0gNDAwO1xuY29uc3QgTE9OR0VTVF9XQUlUX01TID0gODAwMDtcbmNvbnN0IExPT0tfTVMgPSAyMF8wMDA7XG5jb25zdCBSRUFDVElPTl9NUyA9IDUwMDA7XG5cbmV4cG9ydCBjbGFzcyBUYWJsZVNvY2tldCB7XG4gIHZpZXc6IFRhYmxlVmlldyA9IHtcbiAgICBsaW5rOiBcImNvbm5lY3RpbmdcIixcbiAgICBzaG93bkF0OiAwLFxuICAgIGRyYXdpbmdzOiB7fSxcbiAgICBsb2c6IFtdLFxuICAgIGZyZXNoOiBbXSxcbiAgICByZWFjdGlvbnM6IFtdLFxuICB9O1xuICBwcml2YXRlIHNvY2tldDogV2ViU29ja2V0IHwgdW5kZWZpbmVkO1xuICBwcml2YXRlIHdhaXQgPSBGSVJTVF9XQUlUX01TO1xuICBwcml2YXRlIHRpbWVyOiBSZXR1cm5UeXBlPHR5cGVvZiBzZXRUaW1lb3V0PiB8IHVuZGVmaW5lZDtcbiAgcHJpdmF0ZSByZWFjdGlvbktleSA9IDA7XG4gIHByaXZhdGUgY2xvc2VkID0gZmFsc2U7XG4gIHByaXZhdGUgcmVhZG9ubHkgbG9va2luZzogUmV0dXJuVHlwZTx0eXBlb2Ygc2V0SW50ZXJ2YWw+O1xuXG4gIGNvbnN0cnVjdG9yKFxuICAgIHJlYWRvbmx5IHRhYmxlOiBzdHJpbmcsXG4gICAgcHJpdmF0ZSBsYW5ndWFnZTogc3RyaW5nLFxuICAgIHByaXZhdGUgcGxhaW46IGJvb2xlYW4sXG4gICAgcHJpdmF0ZSByZWFkb25seSBjaGFuZ2VkOiAodmlldzogVGFibGVWaWV3KSA9PiB2b2lkLFxuICApIHtcbiAgICB0aGlzLmxvb2tpbmcgPSBzZXRJbnRlcnZhbCgoKSA9PiB0aGlzLmxvb2soKSwgTE9PS19NUyk7XG4gICAgYWRkRXZlbnRMaXN0ZW5lcihcIm9ubGluZVwiLCB0aGlzLmxvb2spO1xuICAgIGFkZEV2ZW50TGlzdGVuZXIoXCJvZmZsaW5lXCIsIHRoaXMubG9vayk7XG4gICAgZG9jdW1lbnQuYWRkRXZlbnRMaXN0ZW5lcihcInZpc2liaWxpdHljaGFuZ2VcIiwgdGhpcy5sb29rKTtcbiAgICB0aGlzLmNvbm5lY3QoKTtcbiAgfVxuXG4gIGNsb3NlKCkge1xuICAgIHRoaXMuY2xvc2VkID0gdHJ1ZTtcbiAgICBjbGVhclRpbWVvdXQodGhpcy50aW1lcik7XG4gICAgY2xlYXJJbnRlcnZhbCh0aGlzLmxvb2tpbmcpO1xuICAgIHJlbW92ZUV2ZW50TGlzdGVuZXIoXCJvbmxpbmVcIiwgdGhpcy5sb29rKTtcbiAgICByZW1vdmVFdmVudExpc3RlbmVyKFwib2ZmbGluZVwiLCB0aGlzLmxvb2spO1xuICAgIGRvY3VtZW50LnJlbW92ZUV2ZW50TGlzdGVuZXIoXCJ2aXNpYmlsaXR5Y2hhbmdlXCIsIHRoaXMubG9vayk7XG4gICAgdGhpcy5kcm9wKCk7XG4gIH1cblxuICAvKiogU2VuZHMgYSBtZXNzYWdlLiBSZXR1cm5zIGZhbHNlIGlmIHRoZXJlIGlzIG5vIGNvbm5lY3Rpb247IG5vdGhpbmcgaXMgc2VudCBsYXRlci4gKi9cbiAgc2VuZChtZXNzYWdlOiBDbGllbnRNZXNzYWdlKTogYm9vbGVhbiB7XG4gICAgaWYgKHRoaXMuc29ja2V0Py5yZWFkeVN0YXRlICE9PSBXZWJTb2NrZXQuT1BFTiB8fCB0aGlzLnZpZXcubGluayAhPT0gXCJvcGVuXCIpIHtcbiAgICAgIHJldHVybiBmYWxzZTtcbiAgICB9XG4gICAgdGhpcy5zb2NrZXQuc2VuZChKU09OLnN0cmluZ2lmeShtZXNzYWdlKSk7XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cblxuICBzZXRMYW5ndWFnZShsYW5ndWFnZTogc3RyaW5nKSB7XG4gICAgaWYgKGxhbmd1YWdlICE9PSB0aGlzLmxhbmd1YWdlKSB7XG4gICAgICB0aGlzLmxhbmd1YWdlID0gbGFuZ3VhZ2U7XG4gICAgICB0aGlzLnNlbmQoeyB0eXBlOiBcImxhbmd1YWdlXCIsIGxhbmd1YWdlIH0pO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBXaGV0aGVyIHRoZSB0YWJsZSBpcyBhbHNvIHRvbGQgaW4gc2VudGVuY2VzLiBUaGlzIG5lZWRzIGEgbmV3IGNvbm5lY3Rpb24uICovXG4gIHNldFBsYWluKHBsYWluOiBib29sZWFuKSB7XG4gICAgaWYgKHBsYWluICE9PSB0aGlzLnBsYWluKSB7XG4gICAgICB0aGlzLnBsYWluID0gcGxhaW47XG4gICAgICB0aGlzLmFnYWluKCk7XG4gICAgfVxuICB9XG5cbiAgLyoqIENvbm5lY3RzIGFuZXcgYXQgb25jZS4gKi9cbiAgYWdhaW4oKSB7XG4gICAgY2xlYXJUaW1lb3V0KHRoaXMudGltZXIpO1xuICAgIHRoaXMud2FpdCA9IEZJUlNUX1dBSVRfTVM7XG4gICAgdGhpcy5kcm9wKCk7XG4gICAgdGhpcy5jb25uZWN0KCk7XG4gIH1cblxuICBmb3JnZXRFcnJvcigpIHtcbiAgICBjb25zdCB7IGVycm9yOiBfLCAuLi5yZXN0IH0gPSB0aGlzLnZpZXc7XG4gICAgdGhpcy52aWV3ID0gcmVzdDtcbiAgICB0aGlzLmNoYW5nZWQodGhpcy52aWV3KTtcbiAgfVxuXG4gIHByaXZhdGUgdXBkYXRlKGNoYW5nZTogUGFydGlhbDxUYWJsZVZpZXc+KSB7XG4gICAgdGhpcy52aWV3ID0geyAuLi50aGlzLnZpZXcsIC4uLmNoYW5nZSB9O1xuICAgIGlmICghdGhpcy5jbG9zZWQpIHtcbiAgICAgIHRoaXMuY2hhbmdlZCh0aGlzLnZpZXcpO1xuICAgIH1cbiAgfVxuXG4gIC8qKiBMb29rcyB3aGV0aGVyIHRoZSBjb25uZWN0aW9uIGlzIHN0aWxsIGFsaXZlLCBmb3IgZXhhbXBsZSBhZnRlciB0aGUgcGhvbmUgc2xlcHQuICovXG4gIHByaXZhdGUgbG9vayA9IGFzeW5jICgpID0+IHtcbiAgICBpZiAodGhpcy5jbG9zZWQgfHwgZG9jdW1lbnQuaGlkZGVuKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmICh0aGlzLnZpZXcubGluayA9PT0gXCJsb3N0XCIpIHtcbiAgICAgIHRoaXMuYWdhaW4oKTtcbiAgICB9IGVsc2UgaWYgKHRoaXMudmlldy5saW5rID09PSBcIm9wZW5cIikge1xuICAgICAgY29uc3Qgc29ja2V0ID0gdGhpcy5zb2NrZXQ7XG4gICAgICBjb25zdCBhbGl2ZSA9IG5hdmlnYXRvci5vbkxpbmUgJiYgKGF3YWl0IGlzUmVhY2hhYmxlKCkpO1xuICAgICAgaWYgKCFhbGl2ZSAmJiBzb2NrZXQgPT09IHRoaXMuc29ja2V0ICYmIHRoaXMudmlldy5saW5rID09PSBcIm9wZW5cIikge1xuICAgICAgICB0aGlzLmRyb3AoKTtcbiAgICAgICAgdGhpcy5sb3NlKCk7XG4gICAgICB9XG4gICAgfVxuICB9O1xuXG4gIHByaXZhdGUgZHJvcCgpIHtcbiAgICBjb25zdCBzb2NrZXQgPSB0aGlzLnNvY2tldDtcbiAgICB0aGlzLnNvY2tldCA9IHVuZGVmaW5lZDtcbiAgICBpZiAoc29ja2V0KSB7XG4gICAgICBzb2NrZXQub25vcGVuID0gc29ja2V0Lm9ubWVzc2FnZSA9IHNvY2tldC5vbmNsb3NlID0gbnVsbDtcbiAgICAgIHNvY2tldC5jbG9zZSgpO1xuICAgIH1cbiAgfVxuXG4gIHByaXZhdGUgY29ubmVjdCgpIHtcbiAgICBjb25zdCBzb2NrZXQgPSBuZXcgV2ViU29ja2V0KHNvY2tldEFkZHJlc3ModGhpcy50YWJsZSkpO1xuICAgIHRoaXMuc29ja2V0ID0gc29ja2V0O1xuICAgIHNvY2tldC5vbm9wZW4gPSAoKSA9PiB7XG4gICAgICBjb25zdCB7IHNlY3JldCwgaG9zdCB9ID0ga2VlcC50YWJsZSh0aGlzLnRhYmxlKSA/PyB7fTtcbiAgICAgIGNvbnN0IGhlbGxvOiBDbGllbnRNZXNzYWdlID0ge1xuICAgICAgICB0eXBlOiBcImhlbGxvXCIsXG4gICAgICAgIHByb3RvY29sOiBQUk9UT0NPTCxcbiAgICAgICAgbGFuZ3VhZ2U6IHRoaXMubGFuZ3VhZ2UsXG4gICAgICAgIHBsYWluOiB0aGlzLnBsYWluLFxuICAgICAgICAuLi4oc2VjcmV0ID8geyBzZWNyZXQgfSA6IHt9KSxcbiAgICAgICAgLi4uKGhvc3QgPyB7IGhvc3QgfSA6IHt9KSxcbiAgICAgIH07XG4gICAgICBzb2NrZXQuc2VuZChKU09OLnN0cmluZ2lmeShoZWxsbykpO1xuICAgIH07XG4gICAgc29ja2V0Lm9ubWVzc2FnZSA9IChldmVudCkgPT4gdGhpcy5yZWNlaXZlKEpTT04ucGFyc2UoU3RyaW5nKGV2ZW50LmRhdGEpKSk7XG4gICAgc29ja2V0Lm9uY2xvc2UgPSAoZXZlbnQpID0+IHRoaXMuZW5kZWQoZXZlbnQuY29kZSk7XG4gIH1cblxuICBwcml2YXRlIGFzeW5jIGVuZGVkKGNvZGU6IG51bWJlcikge1xuICAgIHRoaXMuc29ja2V0ID0gdW5kZWZpbmVkO1xuICAgIGlmIChjb2RlID09PSA0MDA0KSB7XG4gICAgICB0aGlzLnVwZGF0ZSh7IGxpbms6IFwibWlzc2luZ1wiIH0pO1xuICAgIH0gZWxzZSBpZiAoY29kZSA9PT0gNDAwOCkge1xuICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcInJlcGxhY2VkXCIgfSk7XG4gICAgfSBlbHNlIGlmICh0aGlzLnZpZXcud2VsY29tZSA9PT0gdW5kZWZpbmVkICYmIChhd2FpdCB0aGlzLmlzTWlzc2luZygpKSkge1xuICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcIm1pc3NpbmdcIiB9KTtcbiAgICB9IGVsc2Uge1xuICAgICAgdGhpcy5sb3NlKCk7XG4gICAgfVxuICB9XG5cbiAgcHJpdmF0ZSBhc3luYyBpc01pc3NpbmcoKTogUHJvbWlzZTxib29sZWFuPiB7XG4gICAgdHJ5IHtcbiAgICAgIGF3YWl0IHN1bW1hcnkodGhpcy50YWJsZSwgdGhpcy5sYW5ndWFnZSk7XG4gICAgICByZXR1cm4gZmFsc2U7XG4gICAgfSBjYXRjaCAoZXJyb3IpIHtcbiAgICAgIHJldHVybiBlcnJvciBpbnN0YW5jZW9mIFJlcXVlc3RFcnJvciAmJiBlcnJvci5zdGF0dXMgPT09IDQwNDtcbiAgICB9XG4gIH1cblxuICBwcml2YXRlIGxvc2UoKSB7XG4gICAgaWYgKHRoaXMuY2xvc2VkKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIHRoaXMudXBkYXRlKHsgbGluazogXCJsb3N0XCIgfSk7XG4gICAgY2xlYXJUaW1lb3V0KHRoaXMudGltZXIpO1xuICAgIC8vIE5vdCBhbGwgcGhvbmVzIG9mIGEgdGFibGUgYXQgdGhlIHNhbWUgbW9tZW50LlxuICAgIHRoaXMudGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IHRoaXMuY29ubmVjdCgpLCB0aGlzLndhaXQgKiAoMC43NSArIE1hdGgucmFuZG9tKCkgLyAyKSk7XG4gICAgdGhpcy53YWl0ID0gTWF0aC5taW4odGhpcy53YWl0ICogMiwgTE9OR0VTVF9XQUlUX01TKTtcbiAgfVxuXG4gIHByaXZhdGUgcmVjZWl2ZShtZXNzYWdlOiBTZXJ2ZXJNZXNzYWdlKSB7XG4gICAgc3dpdGNoIChtZXNzYWdlLnR5cGUpIHtcbiAgICAgIGNhc2UgXCJ3ZWxjb21lXCI6XG4gICAgICAgIHRoaXMud2FpdCA9IEZJUlNUX1dBSVRfTVM7XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHt9KTtcbiAgICAgICAgdGhpcy51cGRhdGUoeyBsaW5rOiBcIm9wZW5cIiwgd2VsY29tZTogbWVzc2FnZSB9KTtcbiAgICAgICAgYnJlYWs7XG4gICAgICBjYXNlIFwic2VhdGVkXCI6XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHsgc2VjcmV0OiBtZXNzYWdlLnNlY3JldCB9KTtcbiAgICAgICAgdGhpcy5zZWF0KG1lc3NhZ2Uuc2VhdCk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcInVuc2VhdGVkXCI6XG4gICAgICAgIGtlZXAua2VlcFRhYmxlKHRoaXMudGFibGUsIHsgc2VjcmV0OiB1bmRlZmluZWQgfSk7XG4gICAgICAgIHRoaXMuc2VhdCh1bmRlZmluZWQpO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJzZWF0c1wiOlxuICAgICAgICBrZWVwLmtlZXBUYWJsZSh0aGlzLnRhYmxlLCB7IHRpdGxlOiBtZXNzYWdlLnRpdGxlIH0pO1xuICAgICAgICB0aGlzLnVwZGF0ZSh7IHN0YXRlOiBtZXNzYWdlIH0pO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJ0YWJsZVwiOlxuICAgICAgICB0aGlzLnNob3cobWVzc2FnZSk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcInByZXZpZXdcIjpcbiAgICAgICAgdGhpcy51cGRhdGUoeyBwcmV2aWV3OiBtZXNzYWdlIH0pO1xuICAgICAgICBicmVhaztcbiAgICAgIGNhc2UgXCJyZWFjdGlvblwiOlxuICAgICAgICB0aGlzLnJlYWN0KG1lc3NhZ2Uuc2VhdCwgbWVzc2FnZS5yZWFjdGlvbik7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcIm5leHRcIjpcbiAgICAgICAgdGhpcy5mb2xsb3cobWVzc2FnZS50YWJsZSk7XG4gICAgICAgIGJyZWFrO1xuICAgICAgY2FzZSBcImVycm9yXCI6XG4gICAgICAgIHRoaXMucmVmdXNlZChtZXNzYWdlKTtcbiAgICAgICAgYnJlYWs7XG4gICAgfVxuICB9XG5cbiAgcHJpdmF0ZSBzZWF0KHNlYXQ6IG51bWJlciB8IHVuZGVmaW5lZCkge1xuICAgIGlmICh0aGlzLnZpZXcud2VsY29tZSkge1xuICAgICAgY29uc3QgeyBzZWF0OiBfLCAuLi53ZWxjb21lIH0gPSB0aGlzLnZpZXcud2VsY29tZTtcbiAgICAgIHRoaXMudXBkYXRlKHsgd2VsY29tZTogc2VhdCA9PT0gdW5kZWZpbmVkID8gd2VsY29tZSA6IHsgLi4ud2VsY29tZSwgc2VhdCB9IH0pO1xuICAgIH1cbiAgfVxuXG4gIHByaXZhdGUgc2hvdyhzaG93bjogVGFibGVTaG93bikge1xuICAgIGNvbnN0IGRyYXdpbmdzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+ID0ge307XG4gICAgZm9yIChjb25zdCBuYW1lIG9mIGRyYXdpbmdOYW1lcyhzaG93bikpIHtcbiAgICAgIGNvbnN0IHN2ZyA9IHNob3duLmRyYXdpbmdzW25hbWVdPy5zdmcgPz8gdGhpcy52aWV3LmRyYXdpbmdzW25hbWVdO1xuICAgICAgaWYgKHN2ZyAhPT0gdW5kZWZpbmVkKSB7XG4gICAgICAgIGRyYXdpbmdzW25hbWVdID0gc3ZnO1xuICAgICAgfVxuICAgIH1cbiAgICBjb25zdCBmcmVzaCA9IHNob3duLmxvZy5saW5lcy5tYXAoKFt0dXJuLCB0ZXh0XSkgPT4gKHsgdHVybiwgdGV4dCB9KSk7XG4gICAgY29uc3QgbG9nID0gWy4uLnRoaXMudmlldy5sb2cuc2xpY2UoMCwgc2hvd24ubG9nLmZyb20pLCAuLi5mcmVzaF07XG4gICAgY29uc3QgaXNGaXJzdCA9IHRoaXMudmlldy5zaG93biA9PT0gdW5kZWZpbmVkIHx8IHNob3duLmxvZy5mcm9tID09PSAwO1xuICAgIHRoaXMudXBkYXRlKHsgc2hvd24sIHNob3duQXQ6IERhdGUubm93KCksIGRyYXdpbmdzLCBsb2csIGZyZXNoOiBpc0ZpcnN0ID8gW10gOiBmcmVzaCB9KTtcbiAgfVxuXG4gIHByaXZhdGUgcmVhY3Qoc2VhdDogbnVtYmVyLCByZWFjdGlvbjogc3RyaW5nKSB7XG4gICAgY29uc3Qga2V5ID0gKyt0aGlzLnJlYWN0aW9uS2V5O1xuICAgIHRoaXMudXBkYXRlKHsgcmVhY3Rpb25zOiBbLi4udGhpcy52aWV3LnJlYWN0aW9ucywgeyBrZXksIHNlYXQsIHJlYWN0aW9uIH1dIH0pO1xuICAgIHNldFRpbWVvdXQoKCkgPT4ge1xuICAgICAgdGhpcy51cGRhdGUoeyByZWFjdGlvbnM6IHRoaXMudmlldy5yZWFjdGlvbnMuZmlsdGVyKChvbmUpID0+IG9uZS5rZXkgIT09IGtleSkgfSk7XG4gICAgfSwgUkVBQ1RJT05fTVMpO1xuICB9XG5cbiAgLyoqIFRoZSBzZWNyZXRzIG9mIHNlYXRzIGFuZCBob3N0IGFyZSB2YWxpZCBhdCB0aGUgbmV4dCB0YWJsZSB0b28uICovXG4gIHByaXZhdGUgZm9sbG93KG5leHQ6IHN0cmluZykge1xuICAgIGNvbnN0IHsgc2VjcmV0LCBob3N0LCB0aXRsZSB9ID0ga2VlcC50YWJsZSh0aGlzLnRhYmxlKSA/PyB7fTtcbiAgICBrZWVwLmtlZXBUYWJsZShuZXh0LCB7IHNlY3JldCwgaG9zdCwgdGl0bGUgfSk7XG4gICAgdGhpcy51cGRhdGUoeyBuZXh0IH0pO1xuICB9XG5cbiAgcHJpdmF0ZSByZWZ1c2VkKGVycm9yOiBFcnJvclJlcGx5KSB7XG4gICAgaWYgKGVycm9yLmNvZGUgPT09IFwic2VjcmV0XCIpIHtcbiAgICAgIC8vIFRoZSBzZWF0IHdhcyBmcmVlZC4gV2hvZXZlciBoZWxkIGl0IG1heSBzdGlsbCB3YXRjaCwgYW5kIGpvaW4gYWdhaW4uXG4gICAgICBrZWVwLmtlZXBUYWJsZSh0aGlzLnRhYmxlLCB7IHNlY3JldDogdW5kZWZpbmVkIH0pO1xuICAgIH1cbiAgICB0aGlzLnVwZGF0ZSh7IGVycm9yIH0pO1xuICB9XG59XG5cbi8qKiBUaGUgbmFtZXMgb2YgYWxsIGRyYXdpbmdzIHRoYXQgYSBtZXNzYWdlIG5lZWRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGRyYXdpbmdOYW1lcyhzaG93bjogVGFibGVTaG93bik6IFNldDxzdHJpbmc+IHtcbiAgY29uc3QgYm9hcmRzID0gc2hvd24ucGxhY2VzLmZsYXRNYXAoKHBsYWNlKSA9PiBwbGFjZS5ib2FyZHMgPz8gW10pO1xuICBjb25zdCBzaGVldHMgPSBzaG93bi5wbGFjZXMuZmxhdE1hcCgocGxhY2UpID0+IHBsYWNlLnNoZWV0X2RyYXdpbmcgPz8gW10pO1xuICBjb25zdCBuYW1lZCA9IFtcbiAgICAuLi4oc2hvd24ucGF0dGVybiA/IFtzaG93bi5wYXR0ZXJuXSA6IFtdKSxcbiAgICAuLi4oc2hvd24udXBjb21pbmcgPz8gW10pLFxuICAgIC4uLihzaG93bi5kaWNlID8/IFtdKSxcbiAgICAuLi4oc2hvd24uaGFuZCA/PyBbXSksXG4gICAgLi4uKHNob3duLmJvYXJkcyA/PyBbXSksXG4gICAgLi4uKHNob3duLm9mZmVyID8/IFtdKSxcbiAgICAuLi4oc2hvd24ubGVnZW5kID8/IFtdKSxcbiAgICAuLi5ib2FyZHMsXG4gIF07XG4gIHJldHVybiBuZXcgU2V0KFsuLi5uYW1lZC5tYXAoKHBhcnQpID0+IHBhcnQuZHJhd2luZyksIC4uLnNoZWV0c10pO1xufVxuIiwgIi8vIFRoZSBiYXIgd2l0aCB3aGF0IHRoZSBwbGF5ZXIgb3dlcywgd2hhdCB0aGUgc2VsZWN0aW9uIHdvdWxkIGJyaW5nLCBhbmQgdGhlIGJ1dHRvbnMuXG5cbmltcG9ydCB0eXBlIHsgQ29tcG9uZW50Q2hpbGRyZW4gfSBmcm9tIFwicHJlYWN0XCI7XG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHR5cGUgeyBUYWJsZVNvY2tldCwgVGFibGVWaWV3IH0gZnJvbSBcIi4uL3NvY2tldFwiO1xuaW1wb3J0IHsgSWNvbiwgSWNvbkJ1dHRvbiB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcbmltcG9ydCB0eXBlIHsgRHJhd24gfSBmcm9tIFwiLi9jYXJkc1wiO1xuaW1wb3J0IHsgRHJhd2luZyB9IGZyb20gXCIuL2RyYXdpbmdcIjtcbmltcG9ydCB0eXBlIHsgU2VsZWN0aW9uIH0gZnJvbSBcIi4vc2VsZWN0aW9uXCI7XG5cbmV4cG9ydCBmdW5jdGlvbiBBY3Rpb25zKHtcbiAgdmlldyxcbiAgc29ja2V0LFxuICBzZWxlY3Rpb24sXG4gIGRyYXdpbmdzLFxuICBsZXNzb24sXG59OiBEcmF3biAmIHtcbiAgdmlldzogVGFibGVWaWV3O1xuICBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkO1xuICBzZWxlY3Rpb246IFNlbGVjdGlvbjtcbiAgLyoqIFRoZSB0YXNrIG9mIGEgbGVzc29uLiAqL1xuICBsZXNzb246IENvbXBvbmVudENoaWxkcmVuO1xufSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHNob3duID0gdmlldy5zaG93bjtcbiAgaWYgKCFzaG93bikge1xuICAgIHJldHVybiBudWxsO1xuICB9XG4gIGNvbnN0IHsgbW92ZXMsIHByZXZpZXcgfSA9IHNlbGVjdGlvbjtcbiAgY29uc3QgaXNMZWdhbCA9IG1vdmVzPy5maW5kKHNlbGVjdGlvbi50YXJnZXRzKSAhPT0gdW5kZWZpbmVkO1xuICBjb25zdCBwYXR0ZXJuID0gc2hvd24ucGF0dGVybjtcbiAgcmV0dXJuIChcbiAgICA8c2VjdGlvbiBjbGFzcz1cImFjdGlvbnNcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtYWN0aW9uc1wiKX0gZGF0YS1kZWNpc2lvbj17c2hvd24uZGVjaXNpb24/LmlkfT5cbiAgICAgIHtsZXNzb259XG4gICAgICA8ZGl2IGNsYXNzPVwiYXNrZWRcIj5cbiAgICAgICAge3BhdHRlcm4gJiYgKFxuICAgICAgICAgIDxUcmF5XG4gICAgICAgICAgICBzdmc9e2RyYXdpbmdzW3BhdHRlcm4uZHJhd2luZ119XG4gICAgICAgICAgICBuYW1lPXtwYXR0ZXJuLm5hbWV9XG4gICAgICAgICAgICBzZWxlY3Rpb249e3NlbGVjdGlvbn1cbiAgICAgICAgICAgIGlzQWN0aXZlPXttb3Zlcz8uY2FuTGF5ID09PSB0cnVlICYmIHNlbGVjdGlvbi50b29sID09PSBcInBhdHRlcm5cIn1cbiAgICAgICAgICAvPlxuICAgICAgICApfVxuICAgICAgICA8ZGl2IGNsYXNzPVwidG9sZFwiPlxuICAgICAgICAgIDxwIGNsYXNzPVwib3dlZFwiIGFyaWEtbGl2ZT1cInBvbGl0ZVwiPlxuICAgICAgICAgICAge3Nob3duLm93ZWQgPz8gKHNob3duLnJlc3VsdCA/IHdvcmRzKFwicGFnZS1vdmVyXCIpIDogd29yZHMoXCJwYWdlLXdhaXRcIikpfVxuICAgICAgICAgICAge3Nob3duLmRlY2lzaW9uPy5sZWZ0X21zICE9PSB1bmRlZmluZWQgJiYgKFxuICAgICAgICAgICAgICA8Q2xvY2sga2V5PXt2aWV3LnNob3duQXR9IGVuZHM9e3ZpZXcuc2hvd25BdCArIHNob3duLmRlY2lzaW9uLmxlZnRfbXN9IC8+XG4gICAgICAgICAgICApfVxuICAgICAgICAgIDwvcD5cbiAgICAgICAgICA8cCBjbGFzcz1cImdhaW5cIiBhcmlhLWxpdmU9XCJwb2xpdGVcIj5cbiAgICAgICAgICAgIDxUb2xkIHNlbGVjdGlvbj17c2VsZWN0aW9ufSAvPlxuICAgICAgICAgIDwvcD5cbiAgICAgICAgPC9kaXY+XG4gICAgICA8L2Rpdj5cbiAgICAgIHtzZWxlY3Rpb24ucXVlc3Rpb24gPyAoXG4gICAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zIHF1ZXN0aW9uXCIgcm9sZT1cImFsZXJ0ZGlhbG9nXCIgYXJpYS1sYWJlbD17c2VsZWN0aW9uLnF1ZXN0aW9uLnRleHR9PlxuICAgICAgICAgIDxwPntzZWxlY3Rpb24ucXVlc3Rpb24udGV4dH08L3A+XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gc2VsZWN0aW9uLmFuc3dlcihmYWxzZSl9PlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1ub1wiKX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cIm1haW5cIiBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24uYW5zd2VyKHRydWUpfT5cbiAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UteWVzXCIpfVxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICA8L2Rpdj5cbiAgICAgICkgOiAoXG4gICAgICAgIDw+XG4gICAgICAgICAgPENob2ljZXMgc2VsZWN0aW9uPXtzZWxlY3Rpb259IC8+XG4gICAgICAgICAgPGRpdiBjbGFzcz1cImJ1dHRvbnNcIj5cbiAgICAgICAgICAgIHttb3Zlcz8uY2FuTGF5ICYmIHNlbGVjdGlvbi50b29sID09PSBcInBhdHRlcm5cIiAmJiAoXG4gICAgICAgICAgICAgIDw+XG4gICAgICAgICAgICAgICAgPEljb25CdXR0b24gbmFtZT1cInR1cm5cIiBsYWJlbD17d29yZHMoXCJwYWdlLXR1cm5cIil9IG9uQ2xpY2s9e3NlbGVjdGlvbi5yb3RhdGV9IC8+XG4gICAgICAgICAgICAgICAgPEljb25CdXR0b24gbmFtZT1cImZsaXBcIiBsYWJlbD17d29yZHMoXCJwYWdlLWZsaXBcIil9IG9uQ2xpY2s9e3NlbGVjdGlvbi5taXJyb3J9IC8+XG4gICAgICAgICAgICAgIDwvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIHttb3Zlcz8uY2FuTGF5ICYmIG1vdmVzLmNhblBvaW50ICYmIDxUb29scyBzZWxlY3Rpb249e3NlbGVjdGlvbn0gLz59XG4gICAgICAgICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9ucyByaWdodFwiPlxuICAgICAgICAgICAgICB7c2hvd24udW5kbyAmJiAoXG4gICAgICAgICAgICAgICAgPEljb25CdXR0b25cbiAgICAgICAgICAgICAgICAgIG5hbWU9XCJ1bmRvXCJcbiAgICAgICAgICAgICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2UtdW5kb1wiKX1cbiAgICAgICAgICAgICAgICAgIG9uQ2xpY2s9eygpID0+IHNvY2tldD8uc2VuZCh7IHR5cGU6IFwidW5kb1wiIH0pfVxuICAgICAgICAgICAgICAgIC8+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHtzaG93bi5yZWRvICYmIChcbiAgICAgICAgICAgICAgICA8SWNvbkJ1dHRvblxuICAgICAgICAgICAgICAgICAgbmFtZT1cInJlZG9cIlxuICAgICAgICAgICAgICAgICAgbGFiZWw9e3dvcmRzKFwicGFnZS1yZWRvXCIpfVxuICAgICAgICAgICAgICAgICAgb25DbGljaz17KCkgPT4gc29ja2V0Py5zZW5kKHsgdHlwZTogXCJyZWRvXCIgfSl9XG4gICAgICAgICAgICAgICAgLz5cbiAgICAgICAgICAgICAgKX1cbiAgICAgICAgICAgICAge3NlbGVjdGlvbi50YXJnZXRzLmxlbmd0aCA+IDAgJiYgKFxuICAgICAgICAgICAgICAgIDxJY29uQnV0dG9uIG5hbWU9XCJjbG9zZVwiIGxhYmVsPXt3b3JkcyhcInBhZ2UtY2xlYXJcIil9IG9uQ2xpY2s9e3NlbGVjdGlvbi5jbGVhcn0gLz5cbiAgICAgICAgICAgICAgKX1cbiAgICAgICAgICAgICAge21vdmVzICYmIChcbiAgICAgICAgICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgICAgICAgICB0eXBlPVwiYnV0dG9uXCJcbiAgICAgICAgICAgICAgICAgIGNsYXNzPVwibWFpblwiXG4gICAgICAgICAgICAgICAgICBkaXNhYmxlZD17IWlzTGVnYWwgfHwgcHJldmlldz8ubGVnYWwgPT09IGZhbHNlIHx8IHZpZXcubGluayAhPT0gXCJvcGVuXCJ9XG4gICAgICAgICAgICAgICAgICBvbkNsaWNrPXtzZWxlY3Rpb24ucGxheX1cbiAgICAgICAgICAgICAgICA+XG4gICAgICAgICAgICAgICAgICA8SWNvbiBuYW1lPVwicGxheVwiIC8+IHt3b3JkcyhcInBhZ2UtcGxheVwiKX1cbiAgICAgICAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgICAgICAgKX1cbiAgICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICA8Lz5cbiAgICAgICl9XG4gICAgPC9zZWN0aW9uPlxuICApO1xufVxuXG4vKiogV2hhdCB0aGUgc2VydmVyIHNheXMgYWJvdXQgdGhlIHNlbGVjdGlvbiwgb3Igd2hhdCB0byBkby4gKi9cbmZ1bmN0aW9uIFRvbGQoeyBzZWxlY3Rpb24gfTogeyBzZWxlY3Rpb246IFNlbGVjdGlvbiB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBwcmV2aWV3LCBtb3ZlcywgdGFyZ2V0cyB9ID0gc2VsZWN0aW9uO1xuICBpZiAoIW1vdmVzKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgaWYgKHByZXZpZXc/LnJlZnVzYWwgJiYgbW92ZXMuZmluZCh0YXJnZXRzKSA9PT0gdW5kZWZpbmVkKSB7XG4gICAgLy8gQSBwYXJ0IG9mIGEgbW92ZSBpcyBub3Qgd3JvbmcgeWV0LlxuICAgIGNvbnN0IGlzUGFydCA9IHNlbGVjdGlvbi50b29sID09PSBcInNpbmdsZVwiICYmIG1vdmVzLmlzUGFydCh0YXJnZXRzKTtcbiAgICByZXR1cm4gaXNQYXJ0ID8gKFxuICAgICAgPHNwYW4+e3dvcmRzKFwicGFnZS1jaG9vc2UtbW9yZVwiKX08L3NwYW4+XG4gICAgKSA6IChcbiAgICAgIDxzcGFuIGNsYXNzPVwicmVmdXNhbFwiPntwcmV2aWV3LnJlZnVzYWx9PC9zcGFuPlxuICAgICk7XG4gIH1cbiAgaWYgKHByZXZpZXc/LmxlZ2FsKSB7XG4gICAgcmV0dXJuIDw+e3ByZXZpZXcuZ2FpbnMubGVuZ3RoID4gMCA/IHByZXZpZXcuZ2FpbnMuam9pbihcIiwgXCIpIDogd29yZHMoXCJwYWdlLW5vLWdhaW5cIil9PC8+O1xuICB9XG4gIGlmICh0YXJnZXRzLmxlbmd0aCA+IDApIHtcbiAgICByZXR1cm4gbnVsbDtcbiAgfVxuICBjb25zdCBoaW50ID1cbiAgICBtb3Zlcy5jYW5MYXkgJiYgc2VsZWN0aW9uLnRvb2wgPT09IFwicGF0dGVyblwiID8gXCJwYWdlLWhpbnQtcGF0dGVyblwiIDogXCJwYWdlLWhpbnQtcG9pbnRcIjtcbiAgcmV0dXJuIG1vdmVzLnRhcmdldHMuc2l6ZSA+IDAgPyA8c3BhbiBjbGFzcz1cImhpbnRcIj57d29yZHMoaGludCl9PC9zcGFuPiA6IG51bGw7XG59XG5cbi8qKiBUaGUgcGF0dGVybiBhcyBpdCBpcyB0dXJuZWQgbm93LiBJdCBjYW4gYmUgZHJhZ2dlZCBmcm9tIGhlcmU7IGEgdGFwIHR1cm5zIGl0LiAqL1xuZnVuY3Rpb24gVHJheSh7XG4gIHN2ZyxcbiAgbmFtZSxcbiAgc2VsZWN0aW9uLFxuICBpc0FjdGl2ZSxcbn06IHtcbiAgc3ZnOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIG5hbWU6IHN0cmluZztcbiAgc2VsZWN0aW9uOiBTZWxlY3Rpb247XG4gIGlzQWN0aXZlOiBib29sZWFuO1xufSkge1xuICBjb25zdCB7IHF1YXJ0ZXJzLCBmbGlwcGVkIH0gPSBzZWxlY3Rpb24udHVybjtcbiAgY29uc3QgdHVybiA9IGByb3RhdGUoJHtxdWFydGVycyAqIDkwfWRlZykgc2NhbGVYKCR7ZmxpcHBlZCA/IC0xIDogMX0pYDtcbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPVwidHJheSBwYXBlclwiIGRhdGEtdHJheT17aXNBY3RpdmUgPyBcIlwiIDogdW5kZWZpbmVkfSBkYXRhLWFjdGl2ZT17aXNBY3RpdmV9PlxuICAgICAgPGRpdiBjbGFzcz1cInR1cm5lZFwiIHN0eWxlPXt7IHRyYW5zZm9ybTogdHVybiB9fT5cbiAgICAgICAgPERyYXdpbmcgc3ZnPXtzdmd9IGxhYmVsPXtuYW1lfSAvPlxuICAgICAgPC9kaXY+XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbmZ1bmN0aW9uIFRvb2xzKHsgc2VsZWN0aW9uIH06IHsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIHJldHVybiAoXG4gICAgPGZpZWxkc2V0IGNsYXNzPVwidG9vbHNcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtdG9vbFwiKX0+XG4gICAgICA8SWNvbkJ1dHRvblxuICAgICAgICBuYW1lPVwicGF0dGVyblwiXG4gICAgICAgIGxhYmVsPXt3b3JkcyhcInBhZ2UtdG9vbC1wYXR0ZXJuXCIpfVxuICAgICAgICBwcmVzc2VkPXtzZWxlY3Rpb24udG9vbCA9PT0gXCJwYXR0ZXJuXCJ9XG4gICAgICAgIG9uQ2xpY2s9eygpID0+IHNlbGVjdGlvbi5zZXRUb29sKFwicGF0dGVyblwiKX1cbiAgICAgIC8+XG4gICAgICA8SWNvbkJ1dHRvblxuICAgICAgICBuYW1lPVwic2luZ2xlXCJcbiAgICAgICAgbGFiZWw9e3dvcmRzKFwicGFnZS10b29sLXNpbmdsZVwiKX1cbiAgICAgICAgcHJlc3NlZD17c2VsZWN0aW9uLnRvb2wgPT09IFwic2luZ2xlXCJ9XG4gICAgICAgIG9uQ2xpY2s9eygpID0+IHNlbGVjdGlvbi5zZXRUb29sKFwic2luZ2xlXCIpfVxuICAgICAgLz5cbiAgICA8L2ZpZWxkc2V0PlxuICApO1xufVxuXG4vKiogTW92ZXMgdGhhdCBhcmUgaXRlbXMgb2YgYSBsaXN0LCBhbmQgbnVtYmVycyB0aGF0IGJlbG9uZyB0byBhIGNlbGwuICovXG5mdW5jdGlvbiBDaG9pY2VzKHsgc2VsZWN0aW9uIH06IHsgc2VsZWN0aW9uOiBTZWxlY3Rpb24gfSkge1xuICBjb25zdCB7IG1vdmVzLCB0YXJnZXRzIH0gPSBzZWxlY3Rpb247XG4gIGNvbnN0IG51bWJlcnMgPSBtb3Zlcz8ubnVtYmVycyh0YXJnZXRzKSA/PyBbXTtcbiAgaWYgKCFtb3ZlcyB8fCAobW92ZXMuY2hvaWNlcy5sZW5ndGggPT09IDAgJiYgbnVtYmVycy5sZW5ndGggPT09IDApKSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgcmV0dXJuIChcbiAgICA8ZGl2IGNsYXNzPVwiY2hvaWNlc1wiPlxuICAgICAge251bWJlcnMubWFwKChudW1iZXIpID0+IChcbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGtleT17bnVtYmVyfVxuICAgICAgICAgIGNsYXNzPVwibnVtYmVyXCJcbiAgICAgICAgICBhcmlhLXByZXNzZWQ9e3RhcmdldHMuaW5jbHVkZXMobnVtYmVyKX1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24udGFwKG51bWJlcil9XG4gICAgICAgID5cbiAgICAgICAgICB7bnVtYmVyLnNsaWNlKFwibnVtYmVyLlwiLmxlbmd0aCl9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgKSl9XG4gICAgICB7bW92ZXMuY2hvaWNlcy5tYXAoKG1vdmUpID0+IChcbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGtleT17bW92ZS50ZXh0fVxuICAgICAgICAgIGNsYXNzPVwiY2hvaWNlXCJcbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24uY2hvb3NlKG1vdmUudGV4dCwgbW92ZS50YXJnZXRzKX1cbiAgICAgICAgPlxuICAgICAgICAgIHttb3ZlLmNob2ljZSA/PyBtb3ZlLnRleHR9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgKSl9XG4gICAgPC9kaXY+XG4gICk7XG59XG5cbi8qKiBUaGUgdGltZSB0aGF0IGlzIGxlZnQgZm9yIGEgZGVjaXNpb24uICovXG5mdW5jdGlvbiBDbG9jayh7IGVuZHMgfTogeyBlbmRzOiBudW1iZXIgfSkge1xuICBjb25zdCBbbm93LCBzZXROb3ddID0gdXNlU3RhdGUoRGF0ZS5ub3coKSk7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgdGltZXIgPSBzZXRJbnRlcnZhbCgoKSA9PiBzZXROb3coRGF0ZS5ub3coKSksIDUwMCk7XG4gICAgcmV0dXJuICgpID0+IGNsZWFySW50ZXJ2YWwodGltZXIpO1xuICB9LCBbXSk7XG4gIGNvbnN0IGxlZnQgPSBNYXRoLm1heCgwLCBNYXRoLmNlaWwoKGVuZHMgLSBub3cpIC8gMTAwMCkpO1xuICBjb25zdCB0ZXh0ID0gYCR7TWF0aC5mbG9vcihsZWZ0IC8gNjApfToke1N0cmluZyhsZWZ0ICUgNjApLnBhZFN0YXJ0KDIsIFwiMFwiKX1gO1xuICByZXR1cm4gKFxuICAgIDxzcGFuIGNsYXNzPVwiY2xvY2tcIiBkYXRhLWh1cnJ5PXtsZWZ0IDw9IDEwfSBhcmlhLWxpdmU9XCJvZmZcIj5cbiAgICAgIHt0ZXh0fVxuICAgIDwvc3Bhbj5cbiAgKTtcbn1cbiIsICIvLyBXaGF0IHRoZSBkZWNpc2lvbnMgb2YgYSBnYW1lIGNvc3QsIGFmdGVyIGl0cyBlbmQuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlU3RhdGUgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgKiBhcyBhcGkgZnJvbSBcIi4uL2FwaVwiO1xuaW1wb3J0IHR5cGUgeyBBbmFseXNpc1Nob3duLCBKdWRnZWRNb3ZlLCBNaXN0YWtlU2hvd24gfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB7IHJlcGxheUxpbmsgfSBmcm9tIFwiLi4vcm91dGVcIjtcbmltcG9ydCB7IE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHR5cGUgeyBEcmF3biB9IGZyb20gXCIuL2NhcmRzXCI7XG5pbXBvcnQgeyBEcmF3aW5nIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuXG5jb25zdCBBR0FJTl9NUyA9IDEwMDA7XG5cbmV4cG9ydCBmdW5jdGlvbiBBbmFseXNpcyh7IHRhYmxlIH06IHsgdGFibGU6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IFtmb3VuZCwgc2V0Rm91bmRdID0gdXNlU3RhdGU8QW5hbHlzaXNTaG93bj4oKTtcbiAgY29uc3QgW2Vycm9yLCBzZXRFcnJvcl0gPSB1c2VTdGF0ZShcIlwiKTtcbiAgY29uc3QgaXNHb2luZyA9IGZvdW5kPy5zdGF0ZSA9PT0gXCJ3YWl0aW5nXCIgfHwgZm91bmQ/LnN0YXRlID09PSBcInJ1bm5pbmdcIjtcblxuICBjb25zdCBhc2sgPSAoYmVnaW46IGJvb2xlYW4pID0+IHtcbiAgICBhcGlcbiAgICAgIC5hbmFseXNpcyh0YWJsZSwgYmVnaW4sIGxhbmd1YWdlKVxuICAgICAgLnRoZW4oKGFuc3dlcikgPT4ge1xuICAgICAgICBzZXRGb3VuZChhbnN3ZXIpO1xuICAgICAgICBzZXRFcnJvcihcIlwiKTtcbiAgICAgIH0pXG4gICAgICAuY2F0Y2goKGZhaWx1cmU6IEVycm9yKSA9PiBzZXRFcnJvcihmYWlsdXJlLm1lc3NhZ2UgfHwgd29yZHMoXCJwYWdlLW91dC1vZi1yZWFjaFwiKSkpO1xuICB9O1xuICAvLyBBbiBhbmFseXNpcyB0aGF0IHNvbWVib2R5IGVsc2UgYXNrZWQgZm9yIGlzIHNob3duIHRvby5cbiAgdXNlRWZmZWN0KCgpID0+IGFzayhmYWxzZSksIFt0YWJsZSwgbGFuZ3VhZ2VdKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAoaXNHb2luZykge1xuICAgICAgY29uc3QgdGltZXIgPSBzZXRUaW1lb3V0KCgpID0+IGFzayhmYWxzZSksIEFHQUlOX01TKTtcbiAgICAgIHJldHVybiAoKSA9PiBjbGVhclRpbWVvdXQodGltZXIpO1xuICAgIH1cbiAgfSwgW2ZvdW5kLCBlcnJvcl0pO1xuXG4gIGNvbnN0IGRyYXdpbmdzID0gT2JqZWN0LmZyb21FbnRyaWVzKFxuICAgIE9iamVjdC5lbnRyaWVzKGZvdW5kPy5kcmF3aW5ncyA/PyB7fSkubWFwKChbbmFtZSwgcGFydF0pID0+IFtuYW1lLCBwYXJ0LnN2Z10pLFxuICApO1xuICByZXR1cm4gKFxuICAgIDxzZWN0aW9uIGNsYXNzPVwiYW5hbHlzaXNcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtYW5hbHlzaXNcIil9PlxuICAgICAge2Vycm9yICYmIDxOb3RpY2U+e2Vycm9yfTwvTm90aWNlPn1cbiAgICAgIHtmb3VuZD8uc3RhdGUgPT09IFwiZmFpbGVkXCIgJiYgPE5vdGljZT57d29yZHMoXCJwYWdlLWFuYWx5c2lzLWZhaWxlZFwiKX08L05vdGljZT59XG4gICAgICB7KGZvdW5kPy5zdGF0ZSA9PT0gXCJub25lXCIgfHwgZm91bmQ/LnN0YXRlID09PSBcImZhaWxlZFwiKSAmJiAoXG4gICAgICAgIDxidXR0b24gdHlwZT1cImJ1dHRvblwiIG9uQ2xpY2s9eygpID0+IGFzayh0cnVlKX0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1hbmFseXNlXCIpfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICl9XG4gICAgICB7Zm91bmQgJiYgaXNHb2luZyAmJiAoXG4gICAgICAgIDxsYWJlbD5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLWFuYWx5c2luZ1wiKX17XCIgXCJ9XG4gICAgICAgICAgPHByb2dyZXNzIG1heD17TWF0aC5tYXgoMSwgZm91bmQuZGVjaXNpb25zKX0gdmFsdWU9e2ZvdW5kLmp1ZGdlZH0gLz5cbiAgICAgICAgPC9sYWJlbD5cbiAgICAgICl9XG4gICAgICB7Zm91bmQ/LnN0YXRlID09PSBcImRvbmVcIiAmJiAoXG4gICAgICAgIDw+XG4gICAgICAgICAgPGgzPnt3b3JkcyhcInBhZ2UtYW5hbHlzaXNcIil9PC9oMz5cbiAgICAgICAgICA8ZGl2IGNsYXNzPVwib3RoZXJzXCI+XG4gICAgICAgICAgICB7Zm91bmQuc2VhdHM/Lm1hcCgoc2VhdCkgPT4gKFxuICAgICAgICAgICAgICA8ZGl2IGtleT17c2VhdC5zZWF0fT5cbiAgICAgICAgICAgICAgICA8Yj57c2VhdC5uYW1lfTwvYj5cbiAgICAgICAgICAgICAgICB7c2VhdC5saW5lcy5tYXAoKGxpbmUpID0+IChcbiAgICAgICAgICAgICAgICAgIDxwIGtleT17bGluZX0+e2xpbmV9PC9wPlxuICAgICAgICAgICAgICAgICkpfVxuICAgICAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgIDwvZGl2PlxuICAgICAgICAgIHtmb3VuZC5taXN0YWtlcz8ubWFwKChtaXN0YWtlKSA9PiAoXG4gICAgICAgICAgICA8TWlzdGFrZVxuICAgICAgICAgICAgICBrZXk9e2Ake21pc3Rha2Uuc3RlcH0gJHttaXN0YWtlLnNlYXR9YH1cbiAgICAgICAgICAgICAgbWlzdGFrZT17bWlzdGFrZX1cbiAgICAgICAgICAgICAgdGFibGU9e3RhYmxlfVxuICAgICAgICAgICAgICBkcmF3aW5ncz17ZHJhd2luZ3N9XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICkpfVxuICAgICAgICAgIHtmb3VuZC5hYm91dD8ubWFwKChsaW5lKSA9PiAoXG4gICAgICAgICAgICA8cCBjbGFzcz1cImhpbnRcIiBrZXk9e2xpbmV9PlxuICAgICAgICAgICAgICB7bGluZX1cbiAgICAgICAgICAgIDwvcD5cbiAgICAgICAgICApKX1cbiAgICAgICAgPC8+XG4gICAgICApfVxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuZnVuY3Rpb24gTWlzdGFrZSh7IG1pc3Rha2UsIHRhYmxlLCBkcmF3aW5ncyB9OiBEcmF3biAmIHsgbWlzdGFrZTogTWlzdGFrZVNob3duOyB0YWJsZTogc3RyaW5nIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICByZXR1cm4gKFxuICAgIDxhcnRpY2xlIGNsYXNzPVwibWlzdGFrZVwiPlxuICAgICAgPHA+XG4gICAgICAgIDxiPnttaXN0YWtlLnRleHR9PC9iPntcIiBcIn1cbiAgICAgICAgPGEgaHJlZj17cmVwbGF5TGluayh0YWJsZSwgbWlzdGFrZS5zdGVwLCBtaXN0YWtlLnNlYXQpfT57d29yZHMoXCJwYWdlLXNlZVwiKX08L2E+XG4gICAgICA8L3A+XG4gICAgICA8ZGl2IGNsYXNzPVwianVkZ2VkXCI+XG4gICAgICAgIDxKdWRnZWQgdGl0bGU9e3dvcmRzKFwicGFnZS1tYWRlXCIpfSBtb3ZlPXttaXN0YWtlLm1hZGV9IGRyYXdpbmdzPXtkcmF3aW5nc30gLz5cbiAgICAgICAgPEp1ZGdlZCB0aXRsZT17d29yZHMoXCJwYWdlLWJldHRlclwiKX0gbW92ZT17bWlzdGFrZS5iZXR0ZXJ9IGRyYXdpbmdzPXtkcmF3aW5nc30gLz5cbiAgICAgIDwvZGl2PlxuICAgIDwvYXJ0aWNsZT5cbiAgKTtcbn1cblxuZnVuY3Rpb24gSnVkZ2VkKHsgdGl0bGUsIG1vdmUsIGRyYXdpbmdzIH06IERyYXduICYgeyB0aXRsZTogc3RyaW5nOyBtb3ZlOiBKdWRnZWRNb3ZlIH0pIHtcbiAgcmV0dXJuIChcbiAgICA8ZGl2PlxuICAgICAgPHA+XG4gICAgICAgIDxzcGFuIGNsYXNzPVwiYmFkZ2VcIj57dGl0bGV9PC9zcGFuPiB7bW92ZS50ZXh0fVxuICAgICAgPC9wPlxuICAgICAgPGRpdiBjbGFzcz1cInNtYWxsLWJvYXJkc1wiPlxuICAgICAgICB7bW92ZS5ib2FyZHMubWFwKChib2FyZCkgPT4gKFxuICAgICAgICAgIDxzcGFuIGNsYXNzPVwicGFwZXJcIiBrZXk9e2JvYXJkLnRpdGxlfT5cbiAgICAgICAgICAgIDxEcmF3aW5nIHN2Zz17ZHJhd2luZ3NbYm9hcmQuZHJhd2luZ119IGxhYmVsPXtib2FyZC50aXRsZX0gLz5cbiAgICAgICAgICA8L3NwYW4+XG4gICAgICAgICkpfVxuICAgICAgPC9kaXY+XG4gICAgPC9kaXY+XG4gICk7XG59XG4iLCAiLy8gVGhlIGVuZCBvZiBhIGdhbWU6IHBsYWNlcywgc2NvcmUgc2hlZXRzLCBhbmQgaG93IHRvIGdvIG9uLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHsgY29kZSwgcmVjb3JkQWRkcmVzcyB9IGZyb20gXCIuLi9hcGlcIjtcbmltcG9ydCB0eXBlIHsgVGFibGVTaG93biwgVGFibGVTdGF0ZSB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHsgcmVwbGF5TGluayB9IGZyb20gXCIuLi9yb3V0ZVwiO1xuaW1wb3J0IHR5cGUgeyBUYWJsZVNvY2tldCB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7IHVzZVNoYXJlZCwgdXNlV29yZHMgfSBmcm9tIFwiLi4vd29yZHNcIjtcbmltcG9ydCB7IEFuYWx5c2lzIH0gZnJvbSBcIi4vYW5hbHlzaXNcIjtcbmltcG9ydCB7IFNjb3JlTGluZXMgfSBmcm9tIFwiLi9wbGFjZXNcIjtcblxuZXhwb3J0IGZ1bmN0aW9uIEVuZCh7XG4gIHNob3duLFxuICBzdGF0ZSxcbiAgdGFibGUsXG4gIHNvY2tldCxcbiAgaXNTZWF0LFxufToge1xuICBzaG93bjogVGFibGVTaG93bjtcbiAgc3RhdGU6IFRhYmxlU3RhdGU7XG4gIHRhYmxlOiBzdHJpbmc7XG4gIHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQ7XG4gIGlzU2VhdDogYm9vbGVhbjtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCByZXN1bHQgPSBzaG93bi5yZXN1bHQ7XG4gIGlmICghcmVzdWx0KSB7XG4gICAgcmV0dXJuIG51bGw7XG4gIH1cbiAgY29uc3QgcmFuayA9IChzZWF0OiBudW1iZXIpID0+IHJlc3VsdC5wbGFjZXNbc2VhdCAtIDFdID8/IDA7XG4gIGNvbnN0IHBsYWNlcyA9IFsuLi5zaG93bi5wbGFjZXNdLnNvcnQoKG9uZSwgb3RoZXIpID0+IHJhbmsob25lLnNlYXQpIC0gcmFuayhvdGhlci5zZWF0KSk7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbCBlbmRcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2Utb3ZlclwiKX0+XG4gICAgICA8aDI+e3dvcmRzKFwicGFnZS1vdmVyXCIpfTwvaDI+XG4gICAgICA8b2wgY2xhc3M9XCJyYW5raW5nXCI+XG4gICAgICAgIHtwbGFjZXMubWFwKChwbGFjZSkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e3BsYWNlLnNlYXR9IGRhdGEtZmlyc3Q9e3JhbmsocGxhY2Uuc2VhdCkgPT09IDF9PlxuICAgICAgICAgICAgPGhlYWRlciBjbGFzcz1cInBsYWNlLWhlYWRcIj5cbiAgICAgICAgICAgICAgPHNwYW4gY2xhc3M9XCJyYW5rXCI+e3JhbmsocGxhY2Uuc2VhdCl9Ljwvc3Bhbj5cbiAgICAgICAgICAgICAgPGIgY2xhc3M9XCJuYW1lXCI+e3BsYWNlLm5hbWV9PC9iPlxuICAgICAgICAgICAgICB7cmVzdWx0LmZvcmZlaXQgPT09IHBsYWNlLnNlYXQgJiYgKFxuICAgICAgICAgICAgICAgIDxzcGFuIGNsYXNzPVwiYmFkZ2UgYXdheVwiPnt3b3JkcyhcInBhZ2UtZm9yZmVpdFwiKX08L3NwYW4+XG4gICAgICAgICAgICAgICl9XG4gICAgICAgICAgICAgIHtwbGFjZS5zY29yZSAmJiA8c3BhbiBjbGFzcz1cInBvaW50c1wiPntwbGFjZS5zY29yZS50b3RhbH08L3NwYW4+fVxuICAgICAgICAgICAgPC9oZWFkZXI+XG4gICAgICAgICAgICB7cGxhY2Uuc2NvcmUgJiYgcGxhY2Uuc2NvcmUubGluZXMubGVuZ3RoID4gMCAmJiA8U2NvcmVMaW5lcyBzY29yZT17cGxhY2Uuc2NvcmV9IC8+fVxuICAgICAgICAgIDwvbGk+XG4gICAgICAgICkpfVxuICAgICAgPC9vbD5cbiAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zXCI+XG4gICAgICAgIHtpc1NlYXQgJiYgPFJlbWF0Y2ggc3RhdGU9e3N0YXRlfSBzb2NrZXQ9e3NvY2tldH0gLz59XG4gICAgICAgIDxhIGNsYXNzPVwiYnV0dG9uXCIgaHJlZj17cmVwbGF5TGluayh0YWJsZSwgMCl9PlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2UtcmVwbGF5XCIpfVxuICAgICAgICA8L2E+XG4gICAgICAgIDxhIGNsYXNzPVwiYnV0dG9uXCIgaHJlZj17cmVjb3JkQWRkcmVzcyh0YWJsZSl9IGRvd25sb2FkPXtgJHt0YWJsZX0uanNvbmxgfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLXJlY29yZFwiKX1cbiAgICAgICAgPC9hPlxuICAgICAgPC9kaXY+XG4gICAgICA8Q29kZSB0YWJsZT17dGFibGV9IC8+XG4gICAgICA8QW5hbHlzaXMgdGFibGU9e3RhYmxlfSAvPlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuLyoqIFRoZSBuZXh0IGdhbWUgd2l0aCB0aGUgc2FtZSBwbGF5ZXJzOiB0aGUgc2FtZSBkZWFsLCBhIG5ldyBvbmUsIG9yIG9uZSB3aXRoIGFub3RoZXIgcGFjay4gKi9cbmZ1bmN0aW9uIFJlbWF0Y2goeyBzdGF0ZSwgc29ja2V0IH06IHsgc3RhdGU6IFRhYmxlU3RhdGU7IHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBbcGFjaywgc2V0UGFja10gPSB1c2VTdGF0ZShcIlwiKTtcbiAgY29uc3QgcGFja3MgPSBsb2JieS5nYW1lcy5maW5kKChnYW1lKSA9PiBnYW1lLm5hbWUgPT09IHN0YXRlLmdhbWUpPy5wYWNrcyA/PyBbXTtcbiAgY29uc3Qgb3RoZXJzID0gcGFja3MuZmlsdGVyKChvbmUpID0+IG9uZS50aXRsZSAhPT0gc3RhdGUudGl0bGUpO1xuICByZXR1cm4gKFxuICAgIDw+XG4gICAgICA8YnV0dG9uXG4gICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICBjbGFzcz1cIm1haW5cIlxuICAgICAgICBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInJlbWF0Y2hcIiwgZGVhbDogXCJuZXdcIiwgLi4uKHBhY2sgPyB7IHBhY2sgfSA6IHt9KSB9KX1cbiAgICAgID5cbiAgICAgICAge3dvcmRzKFwicGFnZS1uZXctZGVhbFwiKX1cbiAgICAgIDwvYnV0dG9uPlxuICAgICAge290aGVycy5sZW5ndGggPiAwICYmIChcbiAgICAgICAgPHNlbGVjdFxuICAgICAgICAgIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1wYWNrXCIpfVxuICAgICAgICAgIHZhbHVlPXtwYWNrfVxuICAgICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldFBhY2soZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSl9XG4gICAgICAgID5cbiAgICAgICAgICA8b3B0aW9uIHZhbHVlPVwiXCI+e3N0YXRlLnRpdGxlfTwvb3B0aW9uPlxuICAgICAgICAgIHtvdGhlcnMubWFwKChvbmUpID0+IChcbiAgICAgICAgICAgIDxvcHRpb24ga2V5PXtvbmUubmFtZX0gdmFsdWU9e29uZS5uYW1lfT5cbiAgICAgICAgICAgICAge29uZS50aXRsZX1cbiAgICAgICAgICAgIDwvb3B0aW9uPlxuICAgICAgICAgICkpfVxuICAgICAgICA8L3NlbGVjdD5cbiAgICAgICl9XG4gICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInJlbWF0Y2hcIiwgZGVhbDogXCJzYW1lXCIgfSl9PlxuICAgICAgICB7d29yZHMoXCJwYWdlLXNhbWUtZGVhbFwiKX1cbiAgICAgIDwvYnV0dG9uPlxuICAgIDwvPlxuICApO1xufVxuXG4vKiogVGhlIGNvZGUgYnkgd2hpY2ggdGhlIHByb2dyYW0gc2hvd3MgdGhlIGdhbWUgYW55d2hlcmUuIE5vdCBldmVyeSBnYW1lIGhhcyBvbmUuICovXG5mdW5jdGlvbiBDb2RlKHsgdGFibGUgfTogeyB0YWJsZTogc3RyaW5nIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBbZm91bmQsIHNldEZvdW5kXSA9IHVzZVN0YXRlKFwiXCIpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGNvZGUodGFibGUpXG4gICAgICAudGhlbihzZXRGb3VuZClcbiAgICAgIC5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xuICB9LCBbdGFibGVdKTtcbiAgcmV0dXJuIGZvdW5kID8gKFxuICAgIDxkZXRhaWxzPlxuICAgICAgPHN1bW1hcnk+e3dvcmRzKFwicGFnZS1jb2RlXCIpfTwvc3VtbWFyeT5cbiAgICAgIDxjb2RlIGNsYXNzPVwiY29kZVwiPnJudyByZXBsYXkge2ZvdW5kfTwvY29kZT5cbiAgICA8L2RldGFpbHM+XG4gICkgOiBudWxsO1xufVxuIiwgIi8vIEEgZmlyc3QgZ2FtZSB0aGF0IHRlYWNoZXM6IHN0ZXBzIHRoYXQgYXJlIGV4cGxhaW5lZCwgYXNrZWQgYW5kIHRyaWVkLlxuXG5pbXBvcnQgdHlwZSB7IExlc3NvbkFjdCwgTGVzc29uU2hvd24sIFF1ZXN0aW9uU2hvd24gfSBmcm9tIFwiLi4vcHJvdG9jb2xcIjtcbmltcG9ydCB0eXBlIHsgVGFibGVTb2NrZXQgfSBmcm9tIFwiLi4vc29ja2V0XCI7XG5pbXBvcnQgeyB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuaW1wb3J0IHR5cGUgeyBTZWxlY3Rpb24gfSBmcm9tIFwiLi9zZWxlY3Rpb25cIjtcblxuLyoqIEEgc3RlcCB0aGF0IGlzIGV4cGxhaW5lZC4gSXQgc3RhbmRzIGluIHRoZSBwbGFjZSBvZiB0aGUgZGVjaXNpb24gdW50aWwgdGhlIGxlYXJuZXIgZ29lcyBvbi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBFeHBsYW5hdGlvbih7XG4gIGxlc3NvbixcbiAgdGV4dCxcbiAgc29ja2V0LFxufToge1xuICBsZXNzb246IExlc3NvblNob3duO1xuICB0ZXh0OiBzdHJpbmc7XG4gIHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQ7XG59KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgYWN0ID0gKGFjdDogTGVzc29uQWN0KSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcImxlc3NvblwiLCAuLi5hY3QgfSk7XG4gIGNvbnN0IHF1ZXN0aW9uID0gbGVzc29uLnF1ZXN0aW9uO1xuICBjb25zdCBpc09wZW4gPSBxdWVzdGlvbiAhPT0gdW5kZWZpbmVkICYmIHF1ZXN0aW9uLmNob3NlbiA9PT0gdW5kZWZpbmVkO1xuICBjb25zdCBpc1dyb25nID0gcXVlc3Rpb24/LmNob3NlbiAhPT0gdW5kZWZpbmVkICYmIHF1ZXN0aW9uLmNob3NlbiAhPT0gcXVlc3Rpb24ucmlnaHQ7XG4gIHJldHVybiAoXG4gICAgPHNlY3Rpb24gY2xhc3M9XCJhY3Rpb25zIGV4cGxhaW5lZFwiIGFyaWEtbGFiZWw9e2xlc3Nvbi50aXRsZX0gZGF0YS1sZXNzb249e2xlc3Nvbi50ZXh0fT5cbiAgICAgIDxkaXYgY2xhc3M9XCJ0b2xkXCI+XG4gICAgICAgIDxwIGNsYXNzPVwiaGludFwiPntsZXNzb24udGl0bGV9PC9wPlxuICAgICAgICA8ZGl2IGFyaWEtbGl2ZT1cInBvbGl0ZVwiPlxuICAgICAgICAgIHtsZXNzb24ucHJhaXNlICYmIDxwIGNsYXNzPVwicHJhaXNlXCI+e2xlc3Nvbi5wcmFpc2V9PC9wPn1cbiAgICAgICAgICB7dGV4dC5zcGxpdChcIlxcblwiKS5tYXAoKHBhcnQpID0+IChcbiAgICAgICAgICAgIDxwIGtleT17cGFydH0+e3BhcnR9PC9wPlxuICAgICAgICAgICkpfVxuICAgICAgICAgIHtxdWVzdGlvbiAmJiA8UXVlc3Rpb24gcXVlc3Rpb249e3F1ZXN0aW9ufSBhY3Q9e2FjdH0gLz59XG4gICAgICAgIDwvZGl2PlxuICAgICAgPC9kaXY+XG4gICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9uc1wiPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cInF1aWV0XCIgb25DbGljaz17KCkgPT4gYWN0KHsgYWN0OiBcImVuZFwiIH0pfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLWxlc3Nvbi1lbmRcIil9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBjbGFzcz1cInF1aWV0XCIgb25DbGljaz17KCkgPT4gYWN0KHsgYWN0OiBcInNraXBcIiB9KX0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1sZXNzb24tc2tpcFwiKX1cbiAgICAgICAgPC9idXR0b24+XG4gICAgICAgIDxkaXYgY2xhc3M9XCJidXR0b25zIHJpZ2h0XCI+XG4gICAgICAgICAge2lzV3JvbmcgJiYgKFxuICAgICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gYWN0KHsgYWN0OiBcImFnYWluXCIgfSl9PlxuICAgICAgICAgICAgICB7d29yZHMoXCJwYWdlLWxlc3Nvbi1hZ2FpblwiKX1cbiAgICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICAgICl9XG4gICAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgY2xhc3M9XCJtYWluXCIgZGlzYWJsZWQ9e2lzT3Blbn0gb25DbGljaz17KCkgPT4gYWN0KHsgYWN0OiBcIm5leHRcIiB9KX0+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLWxlc3Nvbi1uZXh0XCIpfVxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICA8L2Rpdj5cbiAgICAgIDwvZGl2PlxuICAgIDwvc2VjdGlvbj5cbiAgKTtcbn1cblxuZnVuY3Rpb24gUXVlc3Rpb24oeyBxdWVzdGlvbiwgYWN0IH06IHsgcXVlc3Rpb246IFF1ZXN0aW9uU2hvd247IGFjdChhY3Q6IExlc3NvbkFjdCk6IHZvaWQgfSkge1xuICBjb25zdCBsb29rID0gKG51bWJlcjogbnVtYmVyKSA9PiB7XG4gICAgaWYgKHF1ZXN0aW9uLmNob3NlbiA9PT0gdW5kZWZpbmVkKSB7XG4gICAgICByZXR1cm4gdW5kZWZpbmVkO1xuICAgIH1cbiAgICByZXR1cm4gbnVtYmVyID09PSBxdWVzdGlvbi5yaWdodCA/IFwicmlnaHRcIiA6IG51bWJlciA9PT0gcXVlc3Rpb24uY2hvc2VuID8gXCJ3cm9uZ1wiIDogdW5kZWZpbmVkO1xuICB9O1xuICByZXR1cm4gKFxuICAgIDxmaWVsZHNldCBjbGFzcz1cImFza3NcIj5cbiAgICAgIDxsZWdlbmQ+e3F1ZXN0aW9uLnRleHR9PC9sZWdlbmQ+XG4gICAgICB7cXVlc3Rpb24uYW5zd2Vycy5tYXAoKGFuc3dlciwgaW5kZXgpID0+IChcbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGtleT17YW5zd2VyfVxuICAgICAgICAgIGRhdGEtYW5zd2VyPXtsb29rKGluZGV4ICsgMSl9XG4gICAgICAgICAgZGlzYWJsZWQ9e3F1ZXN0aW9uLmNob3NlbiAhPT0gdW5kZWZpbmVkfVxuICAgICAgICAgIG9uQ2xpY2s9eygpID0+IGFjdCh7IGFjdDogXCJhbnN3ZXJcIiwgYW5zd2VyOiBpbmRleCArIDEgfSl9XG4gICAgICAgID5cbiAgICAgICAgICB7YW5zd2VyfVxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgICkpfVxuICAgICAge3F1ZXN0aW9uLnZlcmRpY3QgJiYgPHAgY2xhc3M9XCJ2ZXJkaWN0XCI+e3F1ZXN0aW9uLnZlcmRpY3R9PC9wPn1cbiAgICA8L2ZpZWxkc2V0PlxuICApO1xufVxuXG4vKiogV2hhdCB0aGUgbGVhcm5lciB0cmllcyB3aXRoIGEgbW92ZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBMZXNzb24oe1xuICBsZXNzb24sXG4gIHNvY2tldCxcbiAgc2VsZWN0aW9uLFxufToge1xuICBsZXNzb246IExlc3NvblNob3duO1xuICBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkO1xuICBzZWxlY3Rpb246IFNlbGVjdGlvbjtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBleGFtcGxlID0gbGVzc29uLmV4YW1wbGUgPz8gW107XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInRhc2tcIiBkYXRhLWxlc3Nvbj17bGVzc29uLnRhc2t9PlxuICAgICAgPGRpdiBjbGFzcz1cInRvbGRcIiBhcmlhLWxpdmU9XCJwb2xpdGVcIj5cbiAgICAgICAgPHAgY2xhc3M9XCJoaW50XCI+e2xlc3Nvbi50aXRsZX08L3A+XG4gICAgICAgIHtsZXNzb24ucHJhaXNlICYmIDxwIGNsYXNzPVwicHJhaXNlXCI+e2xlc3Nvbi5wcmFpc2V9PC9wPn1cbiAgICAgICAge2xlc3Nvbi50YXNrICYmIDxwPntsZXNzb24udGFza308L3A+fVxuICAgICAgPC9kaXY+XG4gICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9uc1wiPlxuICAgICAgICB7ZXhhbXBsZS5sZW5ndGggPiAwICYmIChcbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBvbkNsaWNrPXsoKSA9PiBzZWxlY3Rpb24uc2hvdyhleGFtcGxlKX0+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLWxlc3Nvbi1zaG93XCIpfVxuICAgICAgICAgIDwvYnV0dG9uPlxuICAgICAgICApfVxuICAgICAgICA8YnV0dG9uXG4gICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgY2xhc3M9XCJxdWlldFwiXG4gICAgICAgICAgb25DbGljaz17KCkgPT4gc29ja2V0Py5zZW5kKHsgdHlwZTogXCJsZXNzb25cIiwgYWN0OiBcInNraXBcIiB9KX1cbiAgICAgICAgPlxuICAgICAgICAgIHt3b3JkcyhcInBhZ2UtbGVzc29uLXNraXBcIil9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgPC9kaXY+XG4gICAgPC9kaXY+XG4gICk7XG59XG4iLCAiLy8gVGFyZ2V0czogd2hhdCBkcmF3aW5ncywgbW92ZXMgYW5kIHNlbGVjdGlvbnMgcG9pbnQgYXQuIFB1cmUgZnVuY3Rpb25zOyBubyBydWxlIG9mIGEgZ2FtZSBpcyBoZXJlLlxuXG5pbXBvcnQgdHlwZSB7IENhcmRTaG93biwgTW92ZVNob3duLCBQYXR0ZXJuU2hvd24gfSBmcm9tIFwiLi9wcm90b2NvbFwiO1xuXG5leHBvcnQgdHlwZSBBdCA9IHJlYWRvbmx5IFtyb3c6IG51bWJlciwgY29sOiBudW1iZXJdO1xuXG4vKiogSG93IGEgcGF0dGVybiBsaWVzOiBmbGlwcGVkIGxlZnQgdG8gcmlnaHQgZmlyc3QsIHRoZW4gdHVybmVkIGNsb2Nrd2lzZSBieSBxdWFydGVycy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgVHVybiB7XG4gIHF1YXJ0ZXJzOiBudW1iZXI7XG4gIGZsaXBwZWQ6IGJvb2xlYW47XG59XG5cbmV4cG9ydCBjb25zdCBVUFJJR0hUOiBUdXJuID0geyBxdWFydGVyczogMCwgZmxpcHBlZDogZmFsc2UgfTtcblxuLyoqIFRoZSBjZWxscyBvZiBhIHR1cm5lZCBwYXR0ZXJuLCBpbiB0aGUgb3JkZXIgb2YgaXRzIGNlbGxzLiBUaGUgc21hbGxlc3Qgcm93IGFuZCBjb2x1bW4gYXJlIDAuICovXG5leHBvcnQgZnVuY3Rpb24gdHVybmVkKGNlbGxzOiByZWFkb25seSBBdFtdLCB0dXJuOiBUdXJuKTogQXRbXSB7XG4gIGxldCBmb3VuZCA9IGNlbGxzLm1hcCgoW3JvdywgY29sXSk6IEF0ID0+IFtyb3csIHR1cm4uZmxpcHBlZCA/IC1jb2wgOiBjb2xdKTtcbiAgZm9yIChsZXQgcXVhcnRlciA9IDA7IHF1YXJ0ZXIgPCB0dXJuLnF1YXJ0ZXJzOyBxdWFydGVyKyspIHtcbiAgICBmb3VuZCA9IGZvdW5kLm1hcCgoW3JvdywgY29sXSk6IEF0ID0+IFtjb2wsIC1yb3ddKTtcbiAgfVxuICBjb25zdCB0b3AgPSBNYXRoLm1pbiguLi5mb3VuZC5tYXAoKFtyb3ddKSA9PiByb3cpKTtcbiAgY29uc3QgbGVmdCA9IE1hdGgubWluKC4uLmZvdW5kLm1hcCgoWywgY29sXSkgPT4gY29sKSk7XG4gIHJldHVybiBmb3VuZC5tYXAoKFtyb3csIGNvbF0pOiBBdCA9PiBbcm93IC0gdG9wLCBjb2wgLSBsZWZ0XSk7XG59XG5cbmV4cG9ydCBjb25zdCB0dXJuUmlnaHQgPSAodHVybjogVHVybik6IFR1cm4gPT4gKHsgLi4udHVybiwgcXVhcnRlcnM6ICh0dXJuLnF1YXJ0ZXJzICsgMSkgJSA0IH0pO1xuXG4vKiogRmxpcHMgd2hhdCBpcyBzZWVuIGxlZnQgdG8gcmlnaHQsIGhvd2V2ZXIgaXQgaXMgdHVybmVkLiAqL1xuZXhwb3J0IGNvbnN0IGZsaXAgPSAodHVybjogVHVybik6IFR1cm4gPT4gKHtcbiAgcXVhcnRlcnM6ICg0IC0gdHVybi5xdWFydGVycykgJSA0LFxuICBmbGlwcGVkOiAhdHVybi5mbGlwcGVkLFxufSk7XG5cbi8qKiBBbGwgd2F5cyB0byBsYXkgYSBwYXR0ZXJuLCBiZWdpbm5pbmcgd2l0aCB0aGlzIG9uZSwgd2l0aG91dCB0aG9zZSB0aGF0IGxvb2sgYWxpa2UuICovXG5mdW5jdGlvbiBhbGxUdXJucyhjZWxsczogcmVhZG9ubHkgQXRbXSwgZmlyc3Q6IFR1cm4sIG9yZGVyZWQ6IGJvb2xlYW4pOiBUdXJuW10ge1xuICBjb25zdCB0dXJuczogVHVybltdID0gW107XG4gIGNvbnN0IHNlZW4gPSBuZXcgU2V0PHN0cmluZz4oKTtcbiAgZm9yIChsZXQgY291bnQgPSAwLCB0dXJuID0gZmlyc3Q7IGNvdW50IDwgODsgY291bnQrKywgdHVybiA9IHR1cm5SaWdodCh0dXJuKSkge1xuICAgIGlmIChjb3VudCA9PT0gNCkge1xuICAgICAgdHVybiA9IGZsaXAodHVybik7XG4gICAgfVxuICAgIGNvbnN0IGxhaWQgPSB0dXJuZWQoY2VsbHMsIHR1cm4pLm1hcCgoYXQpID0+IGF0LmpvaW4oKSk7XG4gICAgY29uc3Qga2V5ID0gKG9yZGVyZWQgPyBsYWlkIDogbGFpZC5zb3J0KCkpLmpvaW4oXCI7XCIpO1xuICAgIGlmICghc2Vlbi5oYXMoa2V5KSkge1xuICAgICAgc2Vlbi5hZGQoa2V5KTtcbiAgICAgIHR1cm5zLnB1c2godHVybik7XG4gICAgfVxuICB9XG4gIHJldHVybiB0dXJucztcbn1cblxuLyoqIEEgY2VsbCBvZiBhIGJvYXJkLiAqL1xuZXhwb3J0IGludGVyZmFjZSBDZWxsQXQge1xuICAvKiogVGhlIGJlZ2lubmluZyBvZiB0aGUgdGFyZ2V0cyBvZiB0aGUgYm9hcmQsIHN1Y2ggYXMgYG93bi4wYC4gKi9cbiAgYm9hcmQ6IHN0cmluZztcbiAgYXQ6IEF0O1xufVxuXG5jb25zdCBDRUxMID0gL14oKD86b3dufHNoYXJlZClcXC5cXGQrKVxcLihcXGQrKVxcLihcXGQrKSQvO1xuXG4vKiogVGhlIGNlbGwgdGhhdCBhIHRhcmdldCBwb2ludHMgYXQ7IGB1bmRlZmluZWRgIGlmIGl0IHBvaW50cyBhdCBzb21ldGhpbmcgZWxzZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBjZWxsT2YodGFyZ2V0OiBzdHJpbmcpOiBDZWxsQXQgfCB1bmRlZmluZWQge1xuICBjb25zdCBmb3VuZCA9IENFTEwuZXhlYyh0YXJnZXQpO1xuICByZXR1cm4gZm91bmQ/LlsxXSA/IHsgYm9hcmQ6IGZvdW5kWzFdLCBhdDogW051bWJlcihmb3VuZFsyXSksIE51bWJlcihmb3VuZFszXSldIH0gOiB1bmRlZmluZWQ7XG59XG5cbmNvbnN0IGNlbGxUYXJnZXQgPSAoYm9hcmQ6IHN0cmluZywgW3JvdywgY29sXTogQXQpID0+IGAke2JvYXJkfS4ke3Jvd30uJHtjb2x9YDtcblxuZXhwb3J0IGNvbnN0IGlzTnVtYmVyID0gKHRhcmdldDogc3RyaW5nKSA9PiB0YXJnZXQuc3RhcnRzV2l0aChcIm51bWJlci5cIik7XG5cbi8qKiBBIHBhdHRlcm4gb24gYSBib2FyZDogb25lIG9mIGl0cyBjZWxscyBsaWVzIG9uIGEgY2VsbCBvZiB0aGUgYm9hcmQuICovXG5leHBvcnQgaW50ZXJmYWNlIExhaWQge1xuICBib2FyZDogc3RyaW5nO1xuICAvKiogVGhlIGNlbGwgb2YgdGhlIGJvYXJkIHRoYXQgd2FzIHBvaW50ZWQgYXQuICovXG4gIGFuY2hvcjogQXQ7XG4gIC8qKiBXaGljaCBjZWxsIG9mIHRoZSBwYXR0ZXJuIGxpZXMgdGhlcmUuICovXG4gIGNlbGw6IG51bWJlcjtcbn1cblxuLyoqIFRoZSBsZWdhbCBtb3ZlcyBvZiBhIGRlY2lzaW9uLCBhbmQgaG93IGEgcGF0dGVybiBtYXkgbGllLiAqL1xuZXhwb3J0IGNsYXNzIE1vdmVzIHtcbiAgcHJpdmF0ZSByZWFkb25seSBieVRhcmdldHMgPSBuZXcgTWFwPHN0cmluZywgTW92ZVNob3duPigpO1xuICAvKiogQWxsIHRhcmdldHMgb2YgYWxsIG1vdmVzLiAqL1xuICByZWFkb25seSB0YXJnZXRzID0gbmV3IFNldDxzdHJpbmc+KCk7XG4gIHJlYWRvbmx5IGNob2ljZXM6IE1vdmVTaG93bltdO1xuICAvKiogV2hldGhlciBzb21lIG1vdmUgbGF5cyB0aGUgd2hvbGUgcGF0dGVybi4gKi9cbiAgcmVhZG9ubHkgY2FuTGF5OiBib29sZWFuO1xuICAvKiogV2hldGhlciBzb21lIG1vdmUgcG9pbnRzIGF0IG90aGVyIHRoaW5ncyB0aGFuIHRoZSBwYXR0ZXJuIGRvZXMuICovXG4gIHJlYWRvbmx5IGNhblBvaW50OiBib29sZWFuO1xuXG4gIGNvbnN0cnVjdG9yKFxuICAgIHJlYWRvbmx5IGFsbDogcmVhZG9ubHkgTW92ZVNob3duW10sXG4gICAgcmVhZG9ubHkgcGF0dGVybjogUGF0dGVyblNob3duIHwgdW5kZWZpbmVkLFxuICAgIHByaXZhdGUgcmVhZG9ubHkgYm9hcmRzOiByZWFkb25seSBDYXJkU2hvd25bXSxcbiAgKSB7XG4gICAgLy8gQSBtb3ZlIHRoYXQgcG9pbnRzIGF0IG5vdGhpbmcgY2FuIG9ubHkgYmUgY2hvc2VuIGZyb20gYSBsaXN0LlxuICAgIHRoaXMuY2hvaWNlcyA9IGFsbC5maWx0ZXIoKG1vdmUpID0+IG1vdmUuY2hvaWNlICE9PSB1bmRlZmluZWQgfHwgbW92ZS50YXJnZXRzLmxlbmd0aCA9PT0gMCk7XG4gICAgZm9yIChjb25zdCBtb3ZlIG9mIGFsbCkge1xuICAgICAgdGhpcy5ieVRhcmdldHMuc2V0KHRoaXMua2V5KG1vdmUudGFyZ2V0cyksIG1vdmUpO1xuICAgICAgZm9yIChjb25zdCB0YXJnZXQgb2YgbW92ZS50YXJnZXRzKSB7XG4gICAgICAgIHRoaXMudGFyZ2V0cy5hZGQodGFyZ2V0KTtcbiAgICAgIH1cbiAgICB9XG4gICAgY29uc3QgbGF5cyA9IChtb3ZlOiBNb3ZlU2hvd24pID0+XG4gICAgICBwYXR0ZXJuICE9PSB1bmRlZmluZWQgJiZcbiAgICAgIHBhdHRlcm4uY2VsbHMubGVuZ3RoID4gMSAmJlxuICAgICAgbW92ZS50YXJnZXRzLmxlbmd0aCA9PT0gcGF0dGVybi5jZWxscy5sZW5ndGggJiZcbiAgICAgIG1vdmUudGFyZ2V0cy5ldmVyeSgodGFyZ2V0KSA9PiBjZWxsT2YodGFyZ2V0KSAhPT0gdW5kZWZpbmVkKTtcbiAgICB0aGlzLmNhbkxheSA9IGFsbC5zb21lKGxheXMpO1xuICAgIHRoaXMuY2FuUG9pbnQgPSBhbGwuc29tZSgobW92ZSkgPT4gbW92ZS5jaG9pY2UgPT09IHVuZGVmaW5lZCAmJiAhbGF5cyhtb3ZlKSk7XG4gIH1cblxuICBwcml2YXRlIGtleSh0YXJnZXRzOiByZWFkb25seSBzdHJpbmdbXSk6IHN0cmluZyB7XG4gICAgcmV0dXJuICh0aGlzLnBhdHRlcm4/Lm9yZGVyZWQgPyBbLi4udGFyZ2V0c10gOiBbLi4udGFyZ2V0c10uc29ydCgpKS5qb2luKFwiIFwiKTtcbiAgfVxuXG4gIC8qKiBUaGUgbW92ZSB0aGF0IHRoZXNlIHRhcmdldHMgbWVhbiwgaWYgaXQgaXMgbGVnYWwuICovXG4gIGZpbmQodGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBNb3ZlU2hvd24gfCB1bmRlZmluZWQge1xuICAgIHJldHVybiB0aGlzLmJ5VGFyZ2V0cy5nZXQodGhpcy5rZXkodGFyZ2V0cykpO1xuICB9XG5cbiAgLyoqIFRoZSBtb3ZlcyB0aGF0IHBvaW50IGF0IGFsbCBvZiB0aGVzZSBhbmQgcGVyaGFwcyBtb3JlLiAqL1xuICBwcml2YXRlIHdpdGgodGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBNb3ZlU2hvd25bXSB7XG4gICAgcmV0dXJuIHRoaXMuYWxsLmZpbHRlcigobW92ZSkgPT4gdGFyZ2V0cy5ldmVyeSgodGFyZ2V0KSA9PiBtb3ZlLnRhcmdldHMuaW5jbHVkZXModGFyZ2V0KSkpO1xuICB9XG5cbiAgLyoqIFdoZXJlIHRoZSBrZXlib2FyZCBpczogd2hlcmUgaXQgd2FzIGlmIHRoYXQgaXMgc3RpbGwgdGhlcmUsIGVsc2UgYXQgc29tZXRoaW5nIHRoYXQgY2FuIGJlIHBvaW50ZWQgYXQuICovXG4gIGZvY3VzKGxhc3Q6IHN0cmluZyB8IHVuZGVmaW5lZCk6IHN0cmluZyB8IHVuZGVmaW5lZCB7XG4gICAgY29uc3QgaXNUaGVyZSA9ICh0YXJnZXQ6IHN0cmluZykgPT5cbiAgICAgIHRoaXMudGFyZ2V0cy5oYXModGFyZ2V0KSB8fFxuICAgICAgdGhpcy5ib2FyZHMuc29tZSgoYm9hcmQpID0+IGNlbGxPZih0YXJnZXQpPy5ib2FyZCA9PT0gYm9hcmQudGFyZ2V0KTtcbiAgICBpZiAobGFzdCAhPT0gdW5kZWZpbmVkICYmIGlzVGhlcmUobGFzdCkpIHtcbiAgICAgIHJldHVybiBsYXN0O1xuICAgIH1cbiAgICByZXR1cm4gWy4uLnRoaXMudGFyZ2V0c10uZmluZCgodGFyZ2V0KSA9PiAhL14oY2hvaWNlfG51bWJlcilcXC4vLnRlc3QodGFyZ2V0KSk7XG4gIH1cblxuICAvKiogV2hldGhlciBtb3JlIHRhcmdldHMgY2FuIG1ha2UgYSBsZWdhbCBtb3ZlIG9mIHRoZXNlLiAqL1xuICBpc1BhcnQodGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBib29sZWFuIHtcbiAgICByZXR1cm4gdGFyZ2V0cy5sZW5ndGggPiAwICYmIHRoaXMud2l0aCh0YXJnZXRzKS5sZW5ndGggPiAwO1xuICB9XG5cbiAgLyoqIFRoZSBudW1iZXJzIG9mIHdoaWNoIG9uZSBiZWxvbmdzIHRvIHRoZXNlIHRhcmdldHMuICovXG4gIG51bWJlcnModGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW10pOiBzdHJpbmdbXSB7XG4gICAgY29uc3Qgb3RoZXJzID0gdGFyZ2V0cy5maWx0ZXIoKHRhcmdldCkgPT4gIWlzTnVtYmVyKHRhcmdldCkpO1xuICAgIGNvbnN0IGZpdHRpbmcgPSBvdGhlcnMubGVuZ3RoID4gMCA/IHRoaXMud2l0aChvdGhlcnMpIDogW107XG4gICAgY29uc3QgbnVtYmVycyA9IG5ldyBTZXQoZml0dGluZy5mbGF0TWFwKChtb3ZlKSA9PiBtb3ZlLnRhcmdldHMuZmlsdGVyKGlzTnVtYmVyKSkpO1xuICAgIGNvbnN0IHZhbHVlID0gKG51bWJlcjogc3RyaW5nKSA9PiBOdW1iZXIobnVtYmVyLnNwbGl0KFwiLlwiKVsxXSk7XG4gICAgcmV0dXJuIFsuLi5udW1iZXJzXS5zb3J0KChvbmUsIG90aGVyKSA9PiB2YWx1ZShvbmUpIC0gdmFsdWUob3RoZXIpKTtcbiAgfVxuXG4gIC8qKiBXaGF0IGlzIHNlbGVjdGVkIGFmdGVyIG9uZSBtb3JlIHRhcmdldCB3YXMgcG9pbnRlZCBhdC4gKi9cbiAgcG9pbnQoc2VsZWN0ZWQ6IHJlYWRvbmx5IHN0cmluZ1tdLCB0YXJnZXQ6IHN0cmluZyk6IHN0cmluZ1tdIHtcbiAgICBpZiAoc2VsZWN0ZWQuaW5jbHVkZXModGFyZ2V0KSkge1xuICAgICAgcmV0dXJuIHNlbGVjdGVkLmZpbHRlcigob25lKSA9PiBvbmUgIT09IHRhcmdldCAmJiAhaXNOdW1iZXIob25lKSk7XG4gICAgfVxuICAgIGNvbnN0IHNhbWUgPSBpc051bWJlcih0YXJnZXQpID8gc2VsZWN0ZWQuZmlsdGVyKChvbmUpID0+ICFpc051bWJlcihvbmUpKSA6IHNlbGVjdGVkO1xuICAgIGNvbnN0IG1vcmUgPSBbLi4uc2FtZSwgdGFyZ2V0XTtcbiAgICAvLyBJZiB0aGV5IGRvIG5vdCBnbyB0b2dldGhlciwgdGhlIG9sZGVzdCBvbmVzIGdpdmUgd2F5LlxuICAgIGZvciAobGV0IGZyb20gPSAwOyBmcm9tIDwgbW9yZS5sZW5ndGg7IGZyb20rKykge1xuICAgICAgY29uc3Qgc29tZSA9IG1vcmUuc2xpY2UoZnJvbSk7XG4gICAgICBjb25zdCBmaXR0aW5nID0gdGhpcy53aXRoKHNvbWUpO1xuICAgICAgY29uc3Qgb25seSA9IGZpdHRpbmcubGVuZ3RoID09PSAxICYmICF0aGlzLmZpbmQoc29tZSkgPyBmaXR0aW5nWzBdIDogdW5kZWZpbmVkO1xuICAgICAgaWYgKGZpdHRpbmcubGVuZ3RoID4gMCkge1xuICAgICAgICByZXR1cm4gb25seSA/IFsuLi5vbmx5LnRhcmdldHNdIDogc29tZTtcbiAgICAgIH1cbiAgICB9XG4gICAgcmV0dXJuIFt0YXJnZXRdO1xuICB9XG5cbiAgcHJpdmF0ZSBib2FyZChuYW1lOiBzdHJpbmcpOiBDYXJkU2hvd24gfCB1bmRlZmluZWQge1xuICAgIHJldHVybiB0aGlzLmJvYXJkcy5maW5kKChib2FyZCkgPT4gYm9hcmQudGFyZ2V0ID09PSBuYW1lKTtcbiAgfVxuXG4gIC8qKiBUaGUgY2VsbHMgb24gd2hpY2ggYSBwYXR0ZXJuIGxpZXMuIEl0IGlzIG1vdmVkIHNvIGZhciB0aGF0IGl0IGxpZXMgd2l0aGluIHRoZSBib2FyZC4gKi9cbiAgY2VsbHMobGFpZDogTGFpZCwgdHVybjogVHVybik6IEF0W10ge1xuICAgIGNvbnN0IGNlbGxzID0gdHVybmVkKHRoaXMucGF0dGVybj8uY2VsbHMgPz8gW10sIHR1cm4pO1xuICAgIGNvbnN0IFtyb3csIGNvbF0gPSBjZWxsc1tsYWlkLmNlbGxdID8/IFswLCAwXTtcbiAgICBjb25zdCBib2FyZCA9IHRoaXMuYm9hcmQobGFpZC5ib2FyZCk7XG4gICAgY29uc3Qgd2l0aGluID0gKGZyb206IG51bWJlciwgdXNlZDogbnVtYmVyLCBhbGw6IG51bWJlcikgPT5cbiAgICAgIE1hdGgubWF4KDAsIE1hdGgubWluKGZyb20sIGFsbCAtIHVzZWQpKTtcbiAgICBjb25zdCBoaWdoID0gMSArIE1hdGgubWF4KC4uLmNlbGxzLm1hcCgoW3Jvd10pID0+IHJvdykpO1xuICAgIGNvbnN0IHdpZGUgPSAxICsgTWF0aC5tYXgoLi4uY2VsbHMubWFwKChbLCBjb2xdKSA9PiBjb2wpKTtcbiAgICBjb25zdCB0b3AgPSB3aXRoaW4obGFpZC5hbmNob3JbMF0gLSByb3csIGhpZ2gsIGJvYXJkPy5yb3dzID8/IGhpZ2gpO1xuICAgIGNvbnN0IGxlZnQgPSB3aXRoaW4obGFpZC5hbmNob3JbMV0gLSBjb2wsIHdpZGUsIGJvYXJkPy5jb2xzID8/IHdpZGUpO1xuICAgIHJldHVybiBjZWxscy5tYXAoKFtyb3csIGNvbF0pOiBBdCA9PiBbcm93ICsgdG9wLCBjb2wgKyBsZWZ0XSk7XG4gIH1cblxuICAvKiogVGhlIHRhcmdldHMgb2YgYSBwYXR0ZXJuIHRoYXQgbGllcyBvbiBhIGJvYXJkLiAqL1xuICBsYWlkVGFyZ2V0cyhsYWlkOiBMYWlkLCB0dXJuOiBUdXJuKTogc3RyaW5nW10ge1xuICAgIHJldHVybiB0aGlzLmNlbGxzKGxhaWQsIHR1cm4pLm1hcCgoYXQpID0+IGNlbGxUYXJnZXQobGFpZC5ib2FyZCwgYXQpKTtcbiAgfVxuXG4gIC8qKiBUaGUgY2VsbHMgb2YgdGhlIHBhdHRlcm4sIHRoYXQgaW4gaXRzIG1pZGRsZSBmaXJzdC4gKi9cbiAgcHJpdmF0ZSBncmlwcyh0dXJuOiBUdXJuKTogbnVtYmVyW10ge1xuICAgIGNvbnN0IGNlbGxzID0gdHVybmVkKHRoaXMucGF0dGVybj8uY2VsbHMgPz8gW10sIHR1cm4pO1xuICAgIGNvbnN0IG1lYW4gPSAob2Y6IChhdDogQXQpID0+IG51bWJlcikgPT5cbiAgICAgIGNlbGxzLnJlZHVjZSgoc3VtLCBhdCkgPT4gc3VtICsgb2YoYXQpLCAwKSAvIGNlbGxzLmxlbmd0aDtcbiAgICBjb25zdCBbbWlkZGxlUm93LCBtaWRkbGVDb2xdID0gW21lYW4oKFtyb3ddKSA9PiByb3cpLCBtZWFuKChbLCBjb2xdKSA9PiBjb2wpXTtcbiAgICBjb25zdCBmYXIgPSAoW3JvdywgY29sXTogQXQpID0+IChyb3cgLSBtaWRkbGVSb3cpICoqIDIgKyAoY29sIC0gbWlkZGxlQ29sKSAqKiAyO1xuICAgIGNvbnN0IG9yZGVyID0gY2VsbHMubWFwKChhdCwgaW5kZXgpID0+ICh7IGluZGV4LCBmYXI6IGZhcihhdCkgfSkpO1xuICAgIHJldHVybiBvcmRlci5zb3J0KChvbmUsIG90aGVyKSA9PiBvbmUuZmFyIC0gb3RoZXIuZmFyKS5tYXAoKHsgaW5kZXggfSkgPT4gaW5kZXgpO1xuICB9XG5cbiAgLyoqIExheXMgdGhlIHBhdHRlcm4gd2l0aCBpdHMgbWlkZGxlIG9uIGEgY2VsbC4gKi9cbiAgbGF5QXQoY2VsbDogQ2VsbEF0LCB0dXJuOiBUdXJuKTogTGFpZCB7XG4gICAgcmV0dXJuIHsgYm9hcmQ6IGNlbGwuYm9hcmQsIGFuY2hvcjogY2VsbC5hdCwgY2VsbDogdGhpcy5ncmlwcyh0dXJuKVswXSA/PyAwIH07XG4gIH1cblxuICAvKiogTGF5cyB0aGUgcGF0dGVybiBzbyB0aGF0IGl0IGNvdmVycyBhIGNlbGw6IGFzIGl0IGlzIHR1cm5lZCBub3cgaWYgdGhhdCBpcyBsZWdhbCwgZWxzZSBhcyBpdCBmaXRzLiAqL1xuICBsYXlPdmVyKGNlbGw6IENlbGxBdCwgdHVybjogVHVybik6IHsgbGFpZDogTGFpZDsgdHVybjogVHVybiB9IHtcbiAgICBjb25zdCBwYXR0ZXJuID0gdGhpcy5wYXR0ZXJuO1xuICAgIGZvciAoY29uc3Qgd2F5IG9mIGFsbFR1cm5zKHBhdHRlcm4/LmNlbGxzID8/IFtdLCB0dXJuLCBwYXR0ZXJuPy5vcmRlcmVkID8/IGZhbHNlKSkge1xuICAgICAgZm9yIChjb25zdCBncmlwIG9mIHRoaXMuZ3JpcHMod2F5KSkge1xuICAgICAgICBjb25zdCBsYWlkID0geyBib2FyZDogY2VsbC5ib2FyZCwgYW5jaG9yOiBjZWxsLmF0LCBjZWxsOiBncmlwIH07XG4gICAgICAgIGNvbnN0IGNvdmVycyA9IHRoaXMuY2VsbHMobGFpZCwgd2F5KVtncmlwXT8uam9pbigpID09PSBjZWxsLmF0LmpvaW4oKTtcbiAgICAgICAgaWYgKGNvdmVycyAmJiB0aGlzLmZpbmQodGhpcy5sYWlkVGFyZ2V0cyhsYWlkLCB3YXkpKSkge1xuICAgICAgICAgIHJldHVybiB7IGxhaWQsIHR1cm46IHdheSB9O1xuICAgICAgICB9XG4gICAgICB9XG4gICAgfVxuICAgIHJldHVybiB7IGxhaWQ6IHRoaXMubGF5QXQoY2VsbCwgdHVybiksIHR1cm4gfTtcbiAgfVxufVxuIiwgIi8vIEZpbmdlcnMsIG1vdXNlIGFuZCBrZXlib2FyZCBvbiB0aGUgYm9hcmRzLiBFdmVyeXRoaW5nIGVuZHMgaW4gdGhlIHNhbWUgZmV3IGNhbGxzIG9mIHRoZSBzZWxlY3Rpb24uXG5cbmltcG9ydCB0eXBlIHsgUmVmT2JqZWN0IH0gZnJvbSBcInByZWFjdFwiO1xuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VSZWYsIHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0IHsgdHlwZSBDZWxsQXQsIGNlbGxPZiB9IGZyb20gXCIuLi90YXJnZXRzXCI7XG5pbXBvcnQgdHlwZSB7IFNlbGVjdGlvbiB9IGZyb20gXCIuL3NlbGVjdGlvblwiO1xuXG4vKiogSG93IGZhciBhIGZpbmdlciBtYXkgc2xpcCBhbmQgc3RpbGwgdGFwLCBpbiBwaXhlbHMuICovXG5jb25zdCBTTElQID0gNztcbi8qKiBIb3cgZmFyIGJlc2lkZSBhIHNtYWxsIHRhcmdldCBhIGZpbmdlciBzdGlsbCBoaXRzIGl0LCBpbiBwaXhlbHMuICovXG5jb25zdCBORUFSID0gMTY7XG4vKiogSG93IGZhciBhYm92ZSB0aGUgZmluZ2VyIGEgY2FycmllZCBwYXR0ZXJuIGlzLCBzbyB0aGF0IHRoZSBmaW5nZXIgZG9lcyBub3QgY292ZXIgaXQsIGluIHBpeGVscy4gKi9cbmNvbnN0IExJRlQgPSA1NjtcblxuaW50ZXJmYWNlIERyYWcge1xuICBwb2ludGVyOiBudW1iZXI7XG4gIGZyb206IFwidHJheVwiIHwgXCJib2FyZFwiO1xuICB0YXJnZXQ6IHN0cmluZyB8IHVuZGVmaW5lZDtcbiAgc3RhcnRYOiBudW1iZXI7XG4gIHN0YXJ0WTogbnVtYmVyO1xuICAvKiogRnJvbSB0aGUgcG9pbnRlciB0byB0aGUgcGxhY2UgdGhhdCBpdCBwb2ludHMgYXQuICovXG4gIGxpZnRZOiBudW1iZXI7XG4gIG1vdmVkOiBib29sZWFuO1xuICBvdmVyOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG59XG5cbi8qKiBXaGVyZSB0aGUgY2FycmllZCBwYXR0ZXJuIGlzIGRyYXduLCBpbiBwaXhlbHMgb2YgdGhlIHdpbmRvdy4gKi9cbmV4cG9ydCBpbnRlcmZhY2UgQ2FycmllZCB7XG4gIHg6IG51bWJlcjtcbiAgeTogbnVtYmVyO1xuICAvKiogV2hldGhlciBpdCBsaWVzIG9uIGEgYm9hcmQsIHdoaWNoIHNob3dzIGl0IGl0c2VsZi4gKi9cbiAgb25Cb2FyZDogYm9vbGVhbjtcbn1cblxuZXhwb3J0IGludGVyZmFjZSBQb2ludGluZyB7XG4gIGNhcnJpZWQ6IENhcnJpZWQgfCB1bmRlZmluZWQ7XG4gIGhhbmRsZXJzOiB7XG4gICAgb25Qb2ludGVyRG93bihldmVudDogUG9pbnRlckV2ZW50KTogdm9pZDtcbiAgICBvblBvaW50ZXJNb3ZlKGV2ZW50OiBQb2ludGVyRXZlbnQpOiB2b2lkO1xuICAgIG9uUG9pbnRlclVwKGV2ZW50OiBQb2ludGVyRXZlbnQpOiB2b2lkO1xuICAgIG9uUG9pbnRlckNhbmNlbChldmVudDogUG9pbnRlckV2ZW50KTogdm9pZDtcbiAgICBvblBvaW50ZXJMZWF2ZShldmVudDogUG9pbnRlckV2ZW50KTogdm9pZDtcbiAgICBvbktleURvd24oZXZlbnQ6IEtleWJvYXJkRXZlbnQpOiB2b2lkO1xuICAgIG9uQ2xpY2soZXZlbnQ6IE1vdXNlRXZlbnQpOiB2b2lkO1xuICB9O1xufVxuXG5leHBvcnQgZnVuY3Rpb24gdXNlUG9pbnRpbmcoXG4gIHN1cmZhY2U6IFJlZk9iamVjdDxIVE1MRWxlbWVudCB8IG51bGw+LFxuICBzZWxlY3Rpb246IFNlbGVjdGlvbixcbik6IFBvaW50aW5nIHtcbiAgY29uc3QgZHJhZyA9IHVzZVJlZjxEcmFnIHwgdW5kZWZpbmVkPih1bmRlZmluZWQpO1xuICBjb25zdCBbY2FycmllZCwgc2V0Q2FycmllZF0gPSB1c2VTdGF0ZTxDYXJyaWVkPigpO1xuICBjb25zdCBpc0FjdGl2ZSA9IHNlbGVjdGlvbi5tb3ZlcyAhPT0gdW5kZWZpbmVkO1xuXG4gIGNvbnN0IG1vdmUgPSAoZXZlbnQ6IFBvaW50ZXJFdmVudCkgPT4ge1xuICAgIGNvbnN0IG5vdyA9IGRyYWcuY3VycmVudDtcbiAgICBpZiAoIW5vdyB8fCBub3cucG9pbnRlciAhPT0gZXZlbnQucG9pbnRlcklkKSB7XG4gICAgICBpZiAoZXZlbnQucG9pbnRlclR5cGUgPT09IFwibW91c2VcIiAmJiBpc0FjdGl2ZSkge1xuICAgICAgICBjb25zdCBoaXQgPSB0YXJnZXRBdChzdXJmYWNlLmN1cnJlbnQsIGV2ZW50LmNsaWVudFgsIGV2ZW50LmNsaWVudFksIGZhbHNlKTtcbiAgICAgICAgc2VsZWN0aW9uLmhvdmVyKGhpdCA/IGNlbGxPZihoaXQpIDogdW5kZWZpbmVkKTtcbiAgICAgIH1cbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgY29uc3QgZmFyID0gTWF0aC5oeXBvdChldmVudC5jbGllbnRYIC0gbm93LnN0YXJ0WCwgZXZlbnQuY2xpZW50WSAtIG5vdy5zdGFydFkpO1xuICAgIG5vdy5tb3ZlZCB8fD0gZmFyID4gU0xJUDtcbiAgICBpZiAoIW5vdy5tb3ZlZCB8fCBzZWxlY3Rpb24udG9vbCAhPT0gXCJwYXR0ZXJuXCIpIHtcbiAgICAgIHJldHVybjtcbiAgICB9XG4gICAgY29uc3QgW3gsIHldID0gW2V2ZW50LmNsaWVudFgsIGV2ZW50LmNsaWVudFkgLSBub3cubGlmdFldO1xuICAgIGNvbnN0IGNlbGwgPSBjZWxsQXQoc3VyZmFjZS5jdXJyZW50LCB4LCB5KTtcbiAgICBjb25zdCBvdmVyID0gY2VsbCAmJiBgJHtjZWxsLmJvYXJkfS4ke2NlbGwuYXQuam9pbihcIi5cIil9YDtcbiAgICBpZiAob3ZlciAhPT0gbm93Lm92ZXIpIHtcbiAgICAgIG5vdy5vdmVyID0gb3ZlcjtcbiAgICAgIGlmIChjZWxsIHx8IG5vdy5mcm9tID09PSBcInRyYXlcIikge1xuICAgICAgICBzZWxlY3Rpb24uY2FycnkoY2VsbCk7XG4gICAgICB9XG4gICAgfVxuICAgIGlmIChub3cuZnJvbSA9PT0gXCJ0cmF5XCIpIHtcbiAgICAgIHNldENhcnJpZWQoeyB4LCB5LCBvbkJvYXJkOiBjZWxsICE9PSB1bmRlZmluZWQgfSk7XG4gICAgfVxuICB9O1xuXG4gIGNvbnN0IGVuZCA9IChldmVudDogUG9pbnRlckV2ZW50LCBpc0NhbmNlbGxlZDogYm9vbGVhbikgPT4ge1xuICAgIGNvbnN0IG5vdyA9IGRyYWcuY3VycmVudDtcbiAgICBpZiAoIW5vdyB8fCBub3cucG9pbnRlciAhPT0gZXZlbnQucG9pbnRlcklkKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGRyYWcuY3VycmVudCA9IHVuZGVmaW5lZDtcbiAgICBzZXRDYXJyaWVkKHVuZGVmaW5lZCk7XG4gICAgaWYgKGlzQ2FuY2VsbGVkKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmICghbm93Lm1vdmVkICYmIG5vdy5mcm9tID09PSBcInRyYXlcIikge1xuICAgICAgc2VsZWN0aW9uLnJvdGF0ZSgpO1xuICAgIH0gZWxzZSBpZiAobm93LnRhcmdldCAhPT0gdW5kZWZpbmVkICYmICghbm93Lm1vdmVkIHx8IHNlbGVjdGlvbi50b29sID09PSBcInNpbmdsZVwiKSkge1xuICAgICAgY29uc3QgaGl0ID0gdGFyZ2V0QXQoc3VyZmFjZS5jdXJyZW50LCBldmVudC5jbGllbnRYLCBldmVudC5jbGllbnRZLCB0cnVlKTtcbiAgICAgIGlmIChoaXQgPT09IG5vdy50YXJnZXQpIHtcbiAgICAgICAgc2VsZWN0aW9uLnRhcChoaXQpO1xuICAgICAgICBmb2N1c09uKHN1cmZhY2UuY3VycmVudCwgaGl0KTtcbiAgICAgIH1cbiAgICB9XG4gIH07XG5cbiAgY29uc3QgcHJlc3MgPSAoZXZlbnQ6IFBvaW50ZXJFdmVudCkgPT4ge1xuICAgIGlmIChldmVudC5idXR0b24gIT09IDAgfHwgIWlzQWN0aXZlIHx8IGRyYWcuY3VycmVudCB8fCAhc3VyZmFjZS5jdXJyZW50KSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IGF0ID0gZXZlbnQudGFyZ2V0IGFzIEVsZW1lbnQ7XG4gICAgY29uc3QgaXNUcmF5ID0gYXQuY2xvc2VzdChcIltkYXRhLXRyYXldXCIpICE9PSBudWxsO1xuICAgIGNvbnN0IGlzQm9hcmQgPSBhdC5jbG9zZXN0KFwiW2RhdGEtYm9hcmRdXCIpICE9PSBudWxsO1xuICAgIGlmICghaXNUcmF5ICYmICFpc0JvYXJkKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGNvbnN0IHRhcmdldCA9IGlzVHJheVxuICAgICAgPyB1bmRlZmluZWRcbiAgICAgIDogdGFyZ2V0QXQoc3VyZmFjZS5jdXJyZW50LCBldmVudC5jbGllbnRYLCBldmVudC5jbGllbnRZLCB0cnVlKTtcbiAgICBpZiAoIWlzVHJheSAmJiB0YXJnZXQgPT09IHVuZGVmaW5lZCkge1xuICAgICAgcmV0dXJuO1xuICAgIH1cbiAgICBzdXJmYWNlLmN1cnJlbnQuc2V0UG9pbnRlckNhcHR1cmUoZXZlbnQucG9pbnRlcklkKTtcbiAgICBkcmFnLmN1cnJlbnQgPSB7XG4gICAgICBwb2ludGVyOiBldmVudC5wb2ludGVySWQsXG4gICAgICBmcm9tOiBpc1RyYXkgPyBcInRyYXlcIiA6IFwiYm9hcmRcIixcbiAgICAgIHRhcmdldCxcbiAgICAgIHN0YXJ0WDogZXZlbnQuY2xpZW50WCxcbiAgICAgIHN0YXJ0WTogZXZlbnQuY2xpZW50WSxcbiAgICAgIGxpZnRZOiBpc1RyYXkgJiYgZXZlbnQucG9pbnRlclR5cGUgIT09IFwibW91c2VcIiA/IExJRlQgOiAwLFxuICAgICAgbW92ZWQ6IGZhbHNlLFxuICAgICAgb3ZlcjogdW5kZWZpbmVkLFxuICAgIH07XG4gIH07XG5cbiAgY29uc3Qga2V5ID0gKGV2ZW50OiBLZXlib2FyZEV2ZW50KSA9PiB7XG4gICAgaWYgKGV2ZW50LmN0cmxLZXkgfHwgZXZlbnQubWV0YUtleSB8fCBldmVudC5hbHRLZXkgfHwgIWlzQWN0aXZlKSB7XG4gICAgICByZXR1cm47XG4gICAgfVxuICAgIGlmIChhY3QoZXZlbnQsIHN1cmZhY2UuY3VycmVudCwgc2VsZWN0aW9uKSkge1xuICAgICAgZXZlbnQucHJldmVudERlZmF1bHQoKTtcbiAgICB9XG4gIH07XG5cbiAgLy8gS2V5cyB3b3JrIGFsc28gd2hpbGUgbm90aGluZyBoYXMgdGhlIGZvY3VzLlxuICBjb25zdCBvbkJvZHkgPSB1c2VSZWYoa2V5KTtcbiAgb25Cb2R5LmN1cnJlbnQgPSBrZXk7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgY29uc3QgbGlzdGVuID0gKGV2ZW50OiBLZXlib2FyZEV2ZW50KSA9PiB7XG4gICAgICBpZiAoZXZlbnQudGFyZ2V0ID09PSBkb2N1bWVudC5ib2R5KSB7XG4gICAgICAgIG9uQm9keS5jdXJyZW50KGV2ZW50KTtcbiAgICAgIH1cbiAgICB9O1xuICAgIGFkZEV2ZW50TGlzdGVuZXIoXCJrZXlkb3duXCIsIGxpc3Rlbik7XG4gICAgcmV0dXJuICgpID0+IHJlbW92ZUV2ZW50TGlzdGVuZXIoXCJrZXlkb3duXCIsIGxpc3Rlbik7XG4gIH0sIFtdKTtcblxuICByZXR1cm4ge1xuICAgIGNhcnJpZWQsXG4gICAgaGFuZGxlcnM6IHtcbiAgICAgIG9uUG9pbnRlckRvd246IHByZXNzLFxuICAgICAgb25Qb2ludGVyTW92ZTogbW92ZSxcbiAgICAgIG9uUG9pbnRlclVwOiAoZXZlbnQpID0+IGVuZChldmVudCwgZmFsc2UpLFxuICAgICAgb25Qb2ludGVyQ2FuY2VsOiAoZXZlbnQpID0+IGVuZChldmVudCwgdHJ1ZSksXG4gICAgICBvblBvaW50ZXJMZWF2ZTogKCkgPT4gc2VsZWN0aW9uLmhvdmVyKHVuZGVmaW5lZCksXG4gICAgICBvbktleURvd246IGtleSxcbiAgICAgIC8vIFNjcmVlbiByZWFkZXJzIGNsaWNrIHdpdGhvdXQgYSBwb2ludGVyLlxuICAgICAgb25DbGljazogKGV2ZW50KSA9PiB7XG4gICAgICAgIGNvbnN0IHRhcmdldCA9IChldmVudC50YXJnZXQgYXMgSFRNTEVsZW1lbnQpLmRhdGFzZXQudGFyZ2V0O1xuICAgICAgICBpZiAoZXZlbnQuZGV0YWlsID09PSAwICYmIHRhcmdldCAhPT0gdW5kZWZpbmVkICYmIGlzQWN0aXZlKSB7XG4gICAgICAgICAgc2VsZWN0aW9uLnRhcCh0YXJnZXQpO1xuICAgICAgICB9XG4gICAgICB9LFxuICAgIH0sXG4gIH07XG59XG5cbi8qKiBEb2VzIHdoYXQgYSBrZXkgbWVhbnMuIFJldHVybnMgd2hldGhlciBpdCBtZWFucyBzb21ldGhpbmcuICovXG5mdW5jdGlvbiBhY3QoZXZlbnQ6IEtleWJvYXJkRXZlbnQsIHN1cmZhY2U6IEhUTUxFbGVtZW50IHwgbnVsbCwgc2VsZWN0aW9uOiBTZWxlY3Rpb24pOiBib29sZWFuIHtcbiAgY29uc3QgYXQgPSBldmVudC50YXJnZXQgYXMgSFRNTEVsZW1lbnQ7XG4gIGlmIChhdC5jbG9zZXN0KFwiaW5wdXQsIHNlbGVjdCwgdGV4dGFyZWEsIGRpYWxvZ1wiKSkge1xuICAgIHJldHVybiBmYWxzZTtcbiAgfVxuICBjb25zdCB0YXJnZXQgPSBhdC5kYXRhc2V0LnRhcmdldDtcbiAgc3dpdGNoIChldmVudC5rZXkpIHtcbiAgICBjYXNlIFwiQXJyb3dVcFwiOlxuICAgIGNhc2UgXCJBcnJvd0Rvd25cIjpcbiAgICBjYXNlIFwiQXJyb3dMZWZ0XCI6XG4gICAgY2FzZSBcIkFycm93UmlnaHRcIjpcbiAgICAgIHJldHVybiB0YXJnZXQgIT09IHVuZGVmaW5lZCAmJiB3YWxrKGV2ZW50LmtleSwgYXQsIHN1cmZhY2UsIHNlbGVjdGlvbik7XG4gICAgY2FzZSBcIkVudGVyXCI6XG4gICAgY2FzZSBcIiBcIjpcbiAgICAgIGlmICh0YXJnZXQgIT09IHVuZGVmaW5lZCkge1xuICAgICAgICBzZWxlY3Rpb24udGFwKHRhcmdldCk7XG4gICAgICB9IGVsc2UgaWYgKGF0ID09PSBkb2N1bWVudC5ib2R5ICYmIGV2ZW50LmtleSA9PT0gXCJFbnRlclwiKSB7XG4gICAgICAgIHNlbGVjdGlvbi5wbGF5KCk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICByZXR1cm4gZmFsc2U7XG4gICAgICB9XG4gICAgICByZXR1cm4gdHJ1ZTtcbiAgICBjYXNlIFwiclwiOlxuICAgICAgc2VsZWN0aW9uLnJvdGF0ZSgpO1xuICAgICAgcmV0dXJuIHRydWU7XG4gICAgY2FzZSBcImZcIjpcbiAgICAgIHNlbGVjdGlvbi5taXJyb3IoKTtcbiAgICAgIHJldHVybiB0cnVlO1xuICAgIGNhc2UgXCJFc2NhcGVcIjpcbiAgICAgIGlmIChzZWxlY3Rpb24ucXVlc3Rpb24pIHtcbiAgICAgICAgc2VsZWN0aW9uLmFuc3dlcihmYWxzZSk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICBzZWxlY3Rpb24uY2xlYXIoKTtcbiAgICAgIH1cbiAgICAgIHJldHVybiB0cnVlO1xuICAgIGRlZmF1bHQ6XG4gICAgICByZXR1cm4gZmFsc2U7XG4gIH1cbn1cblxuY29uc3QgbWlkZGxlID0gKGVsZW1lbnQ6IEVsZW1lbnQpID0+IHtcbiAgY29uc3QgeyBsZWZ0LCByaWdodCwgdG9wLCBib3R0b20gfSA9IGVsZW1lbnQuZ2V0Qm91bmRpbmdDbGllbnRSZWN0KCk7XG4gIHJldHVybiBbKGxlZnQgKyByaWdodCkgLyAyLCAodG9wICsgYm90dG9tKSAvIDJdIGFzIGNvbnN0O1xufTtcblxuLyoqIEdvZXMgdG8gdGhlIG5leHQgdGFyZ2V0IGluIHRoZSBkaXJlY3Rpb24gb2YgYW4gYXJyb3cga2V5LiBUaGUgcGF0dGVybiBjb21lcyBhbG9uZy4gKi9cbmZ1bmN0aW9uIHdhbGsoXG4gIGtleTogc3RyaW5nLFxuICBmcm9tOiBFbGVtZW50LFxuICBzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwsXG4gIHNlbGVjdGlvbjogU2VsZWN0aW9uLFxuKTogYm9vbGVhbiB7XG4gIGNvbnN0IFt4LCB5XSA9IG1pZGRsZShmcm9tKTtcbiAgY29uc3Qgc2lnbiA9IGtleSA9PT0gXCJBcnJvd1JpZ2h0XCIgfHwga2V5ID09PSBcIkFycm93RG93blwiID8gMSA6IC0xO1xuICBjb25zdCBpc0Fjcm9zcyA9IGtleSA9PT0gXCJBcnJvd1JpZ2h0XCIgfHwga2V5ID09PSBcIkFycm93TGVmdFwiO1xuICBsZXQgbmVhcmVzdDogU1ZHRWxlbWVudCB8IHVuZGVmaW5lZDtcbiAgbGV0IGxlYXN0ID0gTnVtYmVyLlBPU0lUSVZFX0lORklOSVRZO1xuICBmb3IgKGNvbnN0IG90aGVyIG9mIHRhcmdldHNJbihzdXJmYWNlKSkge1xuICAgIGNvbnN0IFtvdGhlclgsIG90aGVyWV0gPSBtaWRkbGUob3RoZXIpO1xuICAgIGNvbnN0IGFsb25nID0gc2lnbiAqIChpc0Fjcm9zcyA/IG90aGVyWCAtIHggOiBvdGhlclkgLSB5KTtcbiAgICBjb25zdCBiZXNpZGUgPSBNYXRoLmFicyhpc0Fjcm9zcyA/IG90aGVyWSAtIHkgOiBvdGhlclggLSB4KTtcbiAgICAvLyBSYXRoZXIgc3RyYWlnaHQgb24gdGhhbiBuZWFyLlxuICAgIGNvbnN0IGZhciA9IGFsb25nICsgMyAqIGJlc2lkZTtcbiAgICBpZiAob3RoZXIgIT09IGZyb20gJiYgYWxvbmcgPiAyICYmIGZhciA8IGxlYXN0KSB7XG4gICAgICBbbmVhcmVzdCwgbGVhc3RdID0gW290aGVyLCBmYXJdO1xuICAgIH1cbiAgfVxuICBjb25zdCB0YXJnZXQgPSBuZWFyZXN0Py5kYXRhc2V0LnRhcmdldDtcbiAgaWYgKCFuZWFyZXN0IHx8IHRhcmdldCA9PT0gdW5kZWZpbmVkKSB7XG4gICAgcmV0dXJuIHRydWU7XG4gIH1cbiAgc2VsZWN0aW9uLnNldEZvY3VzKHRhcmdldCk7XG4gIGNvbnN0IGNlbGwgPSBjZWxsT2YodGFyZ2V0KTtcbiAgaWYgKGNlbGwpIHtcbiAgICBzZWxlY3Rpb24uY2FycnkoY2VsbCk7XG4gIH1cbiAgbmVhcmVzdC5mb2N1cygpO1xuICByZXR1cm4gdHJ1ZTtcbn1cblxuZnVuY3Rpb24gdGFyZ2V0c0luKHN1cmZhY2U6IEhUTUxFbGVtZW50IHwgbnVsbCk6IFNWR0VsZW1lbnRbXSB7XG4gIHJldHVybiBzdXJmYWNlXG4gICAgPyBbXG4gICAgICAgIC4uLnN1cmZhY2UucXVlcnlTZWxlY3RvckFsbDxTVkdFbGVtZW50PihcbiAgICAgICAgICBcIltkYXRhLWJvYXJkXSBbZGF0YS10YXJnZXRdLCBbZGF0YS1ib2FyZF1bZGF0YS10YXJnZXRdXCIsXG4gICAgICAgICksXG4gICAgICBdXG4gICAgOiBbXTtcbn1cblxuZnVuY3Rpb24gZm9jdXNPbihzdXJmYWNlOiBIVE1MRWxlbWVudCB8IG51bGwsIHRhcmdldDogc3RyaW5nKSB7XG4gIGNvbnN0IHNoYXBlID0gdGFyZ2V0c0luKHN1cmZhY2UpLmZpbmQoKHNoYXBlKSA9PiBzaGFwZS5kYXRhc2V0LnRhcmdldCA9PT0gdGFyZ2V0KTtcbiAgc2hhcGU/LmZvY3VzKHsgcHJldmVudFNjcm9sbDogdHJ1ZSB9KTtcbn1cblxuLyoqIFdoZXRoZXIgYSBzaGFwZSB0YWtlcyBwYXJ0IGluIHRoZSBkZWNpc2lvbjogaXQgaGFzIGEgbG9vay4gKi9cbmNvbnN0IGlzVXNlZnVsID0gKHNoYXBlOiBFbGVtZW50KSA9PiBzaGFwZS5nZXRBdHRyaWJ1dGUoXCJkYXRhLWxvb2tcIikgIT09IG51bGw7XG5cbi8qKiBUaGUgdGFyZ2V0IGF0IGEgcG9pbnQgb2YgdGhlIHdpbmRvdy4gV2l0aCBgbmVhcmAgYWxzbyBhIHVzZWZ1bCB0YXJnZXQgYSBsaXR0bGUgYmVzaWRlIGl0LiAqL1xuZnVuY3Rpb24gdGFyZ2V0QXQoXG4gIHN1cmZhY2U6IEhUTUxFbGVtZW50IHwgbnVsbCxcbiAgeDogbnVtYmVyLFxuICB5OiBudW1iZXIsXG4gIG5lYXI6IGJvb2xlYW4sXG4pOiBzdHJpbmcgfCB1bmRlZmluZWQge1xuICBjb25zdCBoaXRzID0gZG9jdW1lbnRcbiAgICAuZWxlbWVudHNGcm9tUG9pbnQoeCwgeSlcbiAgICAuZmlsdGVyKChlbGVtZW50KSA9PiAoZWxlbWVudCBhcyBIVE1MRWxlbWVudCkuZGF0YXNldC50YXJnZXQgIT09IHVuZGVmaW5lZClcbiAgICAuZmlsdGVyKChlbGVtZW50KSA9PiBzdXJmYWNlPy5jb250YWlucyhlbGVtZW50KSkgYXMgSFRNTEVsZW1lbnRbXTtcbiAgY29uc3QgdXNlZnVsID0gaGl0cy5maW5kKGlzVXNlZnVsKTtcbiAgaWYgKHVzZWZ1bCkge1xuICAgIHJldHVybiB1c2VmdWwuZGF0YXNldC50YXJnZXQ7XG4gIH1cbiAgLy8gQSBjZWxsIG1heSBiZSBwb2ludGVkIGF0IHRvIGxlYXJuIHdoeSBpdCBpcyBub3QgbGVnYWwuIEEgbGluZSBvciBhIGJveCBiZXNpZGUgaXQgbWF5IGJlIG1lYW50IGluc3RlYWQuXG4gIGNvbnN0IGlzQ2VsbCA9IGhpdHNbMF0/LmRhdGFzZXQudGFyZ2V0ICE9PSB1bmRlZmluZWQgJiYgY2VsbE9mKGhpdHNbMF0uZGF0YXNldC50YXJnZXQpO1xuICBpZiAobmVhciAmJiAhaXNDZWxsKSB7XG4gICAgbGV0IGxlYXN0ID0gTkVBUjtcbiAgICBsZXQgbmVhcmVzdDogU1ZHRWxlbWVudCB8IHVuZGVmaW5lZDtcbiAgICBmb3IgKGNvbnN0IHNoYXBlIG9mIHRhcmdldHNJbihzdXJmYWNlKS5maWx0ZXIoaXNVc2VmdWwpKSB7XG4gICAgICBjb25zdCB7IGxlZnQsIHJpZ2h0LCB0b3AsIGJvdHRvbSB9ID0gc2hhcGUuZ2V0Qm91bmRpbmdDbGllbnRSZWN0KCk7XG4gICAgICBjb25zdCBhY3Jvc3MgPSBNYXRoLm1heChsZWZ0IC0geCwgeCAtIHJpZ2h0LCAwKTtcbiAgICAgIGNvbnN0IGRvd24gPSBNYXRoLm1heCh0b3AgLSB5LCB5IC0gYm90dG9tLCAwKTtcbiAgICAgIGNvbnN0IGZhciA9IE1hdGguaHlwb3QoYWNyb3NzLCBkb3duKTtcbiAgICAgIGlmIChmYXIgPCBsZWFzdCkge1xuICAgICAgICBbbmVhcmVzdCwgbGVhc3RdID0gW3NoYXBlLCBmYXJdO1xuICAgICAgfVxuICAgIH1cbiAgICBpZiAobmVhcmVzdCkge1xuICAgICAgcmV0dXJuIG5lYXJlc3QuZGF0YXNldC50YXJnZXQ7XG4gICAgfVxuICB9XG4gIHJldHVybiBoaXRzWzBdPy5kYXRhc2V0LnRhcmdldDtcbn1cblxuLyoqIFRoZSBjZWxsIG9mIGEgYm9hcmQgYXQgYSBwb2ludCwgb3IgdGhlIG5lYXJlc3Qgb25lIGlmIHRoZSBwb2ludCBpcyBvbiB0aGUgYm9hcmQncyBlZGdlLiAqL1xuZnVuY3Rpb24gY2VsbEF0KHN1cmZhY2U6IEhUTUxFbGVtZW50IHwgbnVsbCwgeDogbnVtYmVyLCB5OiBudW1iZXIpOiBDZWxsQXQgfCB1bmRlZmluZWQge1xuICBjb25zdCBvdmVyID0gZG9jdW1lbnRcbiAgICAuZWxlbWVudHNGcm9tUG9pbnQoeCwgeSlcbiAgICAuZmluZCgoZWxlbWVudCkgPT4gZWxlbWVudC5tYXRjaGVzKFwiW2RhdGEtYm9hcmRdXCIpICYmIHN1cmZhY2U/LmNvbnRhaW5zKGVsZW1lbnQpKTtcbiAgaWYgKCFvdmVyKSB7XG4gICAgcmV0dXJuIHVuZGVmaW5lZDtcbiAgfVxuICBsZXQgbGVhc3QgPSBOdW1iZXIuUE9TSVRJVkVfSU5GSU5JVFk7XG4gIGxldCBmb3VuZDogQ2VsbEF0IHwgdW5kZWZpbmVkO1xuICBmb3IgKGNvbnN0IHNoYXBlIG9mIG92ZXIucXVlcnlTZWxlY3RvckFsbDxTVkdFbGVtZW50PihcIltkYXRhLXRhcmdldF1cIikpIHtcbiAgICBjb25zdCBjZWxsID0gY2VsbE9mKHNoYXBlLmRhdGFzZXQudGFyZ2V0ID8/IFwiXCIpO1xuICAgIGNvbnN0IFttaWRkbGVYLCBtaWRkbGVZXSA9IG1pZGRsZShzaGFwZSk7XG4gICAgY29uc3QgZmFyID0gTWF0aC5oeXBvdChtaWRkbGVYIC0geCwgbWlkZGxlWSAtIHkpO1xuICAgIGlmIChjZWxsICYmIGZhciA8IGxlYXN0KSB7XG4gICAgICBbZm91bmQsIGxlYXN0XSA9IFtjZWxsLCBmYXJdO1xuICAgIH1cbiAgfVxuICByZXR1cm4gZm91bmQ7XG59XG4iLCAiLy8gV2hvIHNpdHMgYXQgdGhlIHRhYmxlOiBqb2luaW5nLCBhbmQgd2hhdCB0aGUgaG9zdCBtYXkgZG8uXG5cbmltcG9ydCB7IHVzZVN0YXRlIH0gZnJvbSBcInByZWFjdC9ob29rc1wiO1xuaW1wb3J0ICogYXMga2VlcCBmcm9tIFwiLi4va2VlcFwiO1xuaW1wb3J0IHR5cGUgeyBCb3RMZXZlbCwgU2VhdFN0YXRlLCBUYWJsZVN0YXRlIH0gZnJvbSBcIi4uL3Byb3RvY29sXCI7XG5pbXBvcnQgdHlwZSB7IFRhYmxlU29ja2V0LCBUYWJsZVZpZXcgfSBmcm9tIFwiLi4vc29ja2V0XCI7XG5pbXBvcnQgeyB1c2VTaGFyZWQsIHVzZVdvcmRzIH0gZnJvbSBcIi4uL3dvcmRzXCI7XG5pbXBvcnQgeyBTZWF0QmFkZ2UgfSBmcm9tIFwiLi9wbGFjZXNcIjtcblxuY29uc3QgTkFNRV9NQVggPSAyNDtcblxuZXhwb3J0IGZ1bmN0aW9uIFNlYXRzKHtcbiAgdmlldyxcbiAgc3RhdGUsXG4gIHNvY2tldCxcbn06IHtcbiAgdmlldzogVGFibGVWaWV3O1xuICBzdGF0ZTogVGFibGVTdGF0ZTtcbiAgc29ja2V0OiBUYWJsZVNvY2tldCB8IHVuZGVmaW5lZDtcbn0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBvd24gPSB2aWV3LndlbGNvbWU/LnNlYXQ7XG4gIGNvbnN0IGlzSG9zdCA9IHZpZXcud2VsY29tZT8uaG9zdCA9PT0gdHJ1ZTtcbiAgY29uc3QgaGFzRnJlZSA9IHN0YXRlLnNlYXRzLnNvbWUoKHNlYXQpID0+IHNlYXQua2luZCA9PT0gXCJmcmVlXCIpO1xuICByZXR1cm4gKFxuICAgIDxzZWN0aW9uIGNsYXNzPVwicGFuZWwgc2VhdHNcIiBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2Utc2VhdHNcIil9PlxuICAgICAgPGgyPnt3b3JkcyhcInBhZ2Utc2VhdHNcIil9PC9oMj5cbiAgICAgIHtvd24gPT09IHVuZGVmaW5lZCAmJiBoYXNGcmVlICYmIDxKb2luIHNvY2tldD17c29ja2V0fSAvPn1cbiAgICAgIDxvbD5cbiAgICAgICAge3N0YXRlLnNlYXRzLm1hcCgoc2VhdCkgPT4gKFxuICAgICAgICAgIDxsaSBrZXk9e3NlYXQuc2VhdH0gZGF0YS1vd249e3NlYXQuc2VhdCA9PT0gb3dufT5cbiAgICAgICAgICAgIDxzcGFuIGNsYXNzPVwibGV0dGVyXCI+e3NlYXQuc2VhdH08L3NwYW4+XG4gICAgICAgICAgICA8YiBjbGFzcz1cIm5hbWVcIj57c2VhdC5uYW1lIHx8IHdvcmRzKFwicGFnZS1mcmVlXCIpfTwvYj5cbiAgICAgICAgICAgIHtzZWF0LmtpbmQgPT09IFwicGVyc29uXCIgJiYgPFNlYXRCYWRnZSBzdGF0ZT17c2VhdH0gLz59XG4gICAgICAgICAgICB7c2VhdC5zZWF0ID09PSBvd24gJiYgPHNwYW4gY2xhc3M9XCJiYWRnZVwiPnt3b3JkcyhcInBhZ2UteW91XCIpfTwvc3Bhbj59XG4gICAgICAgICAgICB7aXNIb3N0ICYmIHNlYXQuc2VhdCAhPT0gb3duID8gKFxuICAgICAgICAgICAgICA8SG9zdENob2ljZSBzZWF0PXtzZWF0fSBzb2NrZXQ9e3NvY2tldH0gLz5cbiAgICAgICAgICAgICkgOiAoXG4gICAgICAgICAgICAgIHNlYXQua2luZCA9PT0gXCJib3RcIiAmJiA8U2VhdEJhZGdlIHN0YXRlPXtzZWF0fSAvPlxuICAgICAgICAgICAgKX1cbiAgICAgICAgICA8L2xpPlxuICAgICAgICApKX1cbiAgICAgIDwvb2w+XG4gICAgICA8ZGl2IGNsYXNzPVwiYnV0dG9uc1wiPlxuICAgICAgICB7b3duICE9PSB1bmRlZmluZWQgJiYgc3RhdGUucGhhc2UgIT09IFwib3ZlclwiICYmIChcbiAgICAgICAgICA8YnV0dG9uIHR5cGU9XCJidXR0b25cIiBvbkNsaWNrPXsoKSA9PiBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcImxlYXZlXCIgfSl9PlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1sZWF2ZVwiKX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgKX1cbiAgICAgICAge2lzSG9zdCAmJiBzdGF0ZS5waGFzZSA9PT0gXCJ3YWl0aW5nXCIgJiYgKFxuICAgICAgICAgIDxidXR0b24gdHlwZT1cImJ1dHRvblwiIGNsYXNzPVwibWFpblwiIG9uQ2xpY2s9eygpID0+IHNvY2tldD8uc2VuZCh7IHR5cGU6IFwic3RhcnRcIiB9KX0+XG4gICAgICAgICAgICB7d29yZHMoXCJwYWdlLXN0YXJ0LW5vd1wiKX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgKX1cbiAgICAgIDwvZGl2PlxuICAgICAge3N0YXRlLnBoYXNlID09PSBcIndhaXRpbmdcIiAmJiBvd24gIT09IHVuZGVmaW5lZCAmJiAoXG4gICAgICAgIDxwIGNsYXNzPVwiaGludFwiIHJvbGU9XCJzdGF0dXNcIj5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLXdhaXRpbmdcIil9XG4gICAgICAgIDwvcD5cbiAgICAgICl9XG4gICAgICB7c3RhdGUud2F0Y2hpbmcgPiAwICYmIChcbiAgICAgICAgPHAgY2xhc3M9XCJoaW50XCI+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS13YXRjaGluZ1wiKX06IHtzdGF0ZS53YXRjaGluZ31cbiAgICAgICAgPC9wPlxuICAgICAgKX1cbiAgICA8L3NlY3Rpb24+XG4gICk7XG59XG5cbmZ1bmN0aW9uIEpvaW4oeyBzb2NrZXQgfTogeyBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBbbmFtZSwgc2V0TmFtZV0gPSB1c2VTdGF0ZSgoKSA9PiBrZWVwLmdldChcIm5hbWVcIiwgXCJcIikpO1xuICBjb25zdCBqb2luID0gKGV2ZW50OiBFdmVudCkgPT4ge1xuICAgIGV2ZW50LnByZXZlbnREZWZhdWx0KCk7XG4gICAgY29uc3QgdHJpbW1lZCA9IG5hbWUudHJpbSgpO1xuICAgIGlmICh0cmltbWVkKSB7XG4gICAgICBrZWVwLnNldChcIm5hbWVcIiwgdHJpbW1lZCk7XG4gICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcImpvaW5cIiwgbmFtZTogdHJpbW1lZCB9KTtcbiAgICB9XG4gIH07XG4gIHJldHVybiAoXG4gICAgPGZvcm0gY2xhc3M9XCJqb2luXCIgb25TdWJtaXQ9e2pvaW59PlxuICAgICAgPGxhYmVsIGZvcj1cIm5hbWVcIj57d29yZHMoXCJwYWdlLW5hbWVcIil9PC9sYWJlbD5cbiAgICAgIDxkaXYgY2xhc3M9XCJ0b2dldGhlclwiPlxuICAgICAgICA8aW5wdXRcbiAgICAgICAgICBpZD1cIm5hbWVcIlxuICAgICAgICAgIHZhbHVlPXtuYW1lfVxuICAgICAgICAgIG1heExlbmd0aD17TkFNRV9NQVh9XG4gICAgICAgICAgcmVxdWlyZWRcbiAgICAgICAgICBhdXRvY29tcGxldGU9XCJuaWNrbmFtZVwiXG4gICAgICAgICAgb25JbnB1dD17KGV2ZW50KSA9PiBzZXROYW1lKGV2ZW50LmN1cnJlbnRUYXJnZXQudmFsdWUpfVxuICAgICAgICAvPlxuICAgICAgICA8YnV0dG9uIHR5cGU9XCJzdWJtaXRcIiBjbGFzcz1cIm1haW5cIj5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLWpvaW5cIil9XG4gICAgICAgIDwvYnV0dG9uPlxuICAgICAgPC9kaXY+XG4gICAgICA8cCBjbGFzcz1cImhpbnRcIj57d29yZHMoXCJwYWdlLW9yLXdhdGNoXCIpfTwvcD5cbiAgICA8L2Zvcm0+XG4gICk7XG59XG5cbi8qKiBUaGUgaG9zdCBnaXZlcyBhIHNlYXQgdG8gYSBib3QsIG9yIGZyZWVzIGl0LiAqL1xuZnVuY3Rpb24gSG9zdENob2ljZSh7IHNlYXQsIHNvY2tldCB9OiB7IHNlYXQ6IFNlYXRTdGF0ZTsgc29ja2V0OiBUYWJsZVNvY2tldCB8IHVuZGVmaW5lZCB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsb2JieSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IG5vdyA9IHNlYXQua2luZCA9PT0gXCJib3RcIiA/IHNlYXQubGV2ZWwgOiBzZWF0LmtpbmQ7XG4gIGNvbnN0IGNob29zZSA9ICh2YWx1ZTogc3RyaW5nKSA9PiB7XG4gICAgaWYgKHZhbHVlID09PSBcImZyZWVcIikge1xuICAgICAgc29ja2V0Py5zZW5kKHsgdHlwZTogXCJmcmVlXCIsIHNlYXQ6IHNlYXQuc2VhdCB9KTtcbiAgICB9IGVsc2UgaWYgKHZhbHVlICE9PSBcInBlcnNvblwiKSB7XG4gICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcImJvdFwiLCBzZWF0OiBzZWF0LnNlYXQsIGxldmVsOiB2YWx1ZSBhcyBCb3RMZXZlbCB9KTtcbiAgICB9XG4gIH07XG4gIHJldHVybiAoXG4gICAgPHNlbGVjdFxuICAgICAgY2xhc3M9XCJob3N0LWNob2ljZVwiXG4gICAgICBhcmlhLWxhYmVsPXtgJHt3b3JkcyhcInBhZ2Utc2VhdFwiKX0gJHtzZWF0LnNlYXR9YH1cbiAgICAgIHZhbHVlPXtub3d9XG4gICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiBjaG9vc2UoZXZlbnQuY3VycmVudFRhcmdldC52YWx1ZSl9XG4gICAgPlxuICAgICAgPG9wdGlvbiB2YWx1ZT1cImZyZWVcIj57d29yZHMoXCJwYWdlLWZyZWVcIil9PC9vcHRpb24+XG4gICAgICB7bm93ID09PSBcInBlcnNvblwiICYmIDxvcHRpb24gdmFsdWU9XCJwZXJzb25cIj57d29yZHMoXCJwYWdlLXBlcnNvblwiKX08L29wdGlvbj59XG4gICAgICB7bG9iYnkubGV2ZWxzLm1hcCgoeyBsZXZlbCwgdGl0bGUgfSkgPT4gKFxuICAgICAgICA8b3B0aW9uIGtleT17bGV2ZWx9IHZhbHVlPXtsZXZlbH0+XG4gICAgICAgICAge3dvcmRzKFwicGFnZS1ib3RcIil9OiB7dGl0bGV9XG4gICAgICAgIDwvb3B0aW9uPlxuICAgICAgKSl9XG4gICAgPC9zZWxlY3Q+XG4gICk7XG59XG4iLCAiLy8gV2hhdCB0aGUgcGxheWVyIHBvaW50cyBhdDogdGhlIHN0YXRlIGJlaGluZCBib2FyZHMgYW5kIGJ1dHRvbnMuXG5cbmltcG9ydCB7IHVzZUVmZmVjdCwgdXNlTWVtbywgdXNlU3RhdGUgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgdHlwZSB7IFByZXZpZXdSZXBseSwgVGFibGVTaG93biB9IGZyb20gXCIuLi9wcm90b2NvbFwiO1xuaW1wb3J0IHR5cGUgeyBUYWJsZVNvY2tldCwgVGFibGVWaWV3IH0gZnJvbSBcIi4uL3NvY2tldFwiO1xuaW1wb3J0IHtcbiAgdHlwZSBDZWxsQXQsXG4gIGNlbGxPZixcbiAgZmxpcCxcbiAgdHlwZSBMYWlkLFxuICBNb3ZlcyxcbiAgdHlwZSBUdXJuLFxuICB0dXJuUmlnaHQsXG4gIFVQUklHSFQsXG59IGZyb20gXCIuLi90YXJnZXRzXCI7XG5pbXBvcnQgdHlwZSB7IExvb2tzLCBUYXJnZXRMb29rIH0gZnJvbSBcIi4vZHJhd2luZ1wiO1xuXG4vKiogV2hldGhlciB0YXBzIGxheSB0aGUgcGF0dGVybiwgb3IgY2hvb3NlIHNpbmdsZSB0aGluZ3MuICovXG5leHBvcnQgdHlwZSBUb29sID0gXCJwYXR0ZXJuXCIgfCBcInNpbmdsZVwiO1xuXG4vKiogQSBxdWVzdGlvbiB0aGF0IG11c3QgYmUgYW5zd2VyZWQgYmVmb3JlIGEgbW92ZSBpcyBzZW50LiAqL1xuZXhwb3J0IGludGVyZmFjZSBRdWVzdGlvbiB7XG4gIHRleHQ6IHN0cmluZztcbiAgbW92ZTogc3RyaW5nO1xufVxuXG5leHBvcnQgaW50ZXJmYWNlIFNlbGVjdGlvbiB7XG4gIG1vdmVzOiBNb3ZlcyB8IHVuZGVmaW5lZDtcbiAgdG9vbDogVG9vbDtcbiAgc2V0VG9vbCh0b29sOiBUb29sKTogdm9pZDtcbiAgdHVybjogVHVybjtcbiAgdGFyZ2V0czogcmVhZG9ubHkgc3RyaW5nW107XG4gIC8qKiBXaGF0IHRoZSBzZXJ2ZXIgc2F5cyBhYm91dCB0aGUgdGFyZ2V0cy4gKi9cbiAgcHJldmlldzogUHJldmlld1JlcGx5IHwgdW5kZWZpbmVkO1xuICBsb29rczogTG9va3M7XG4gIGZvY3VzOiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIHNldEZvY3VzKHRhcmdldDogc3RyaW5nKTogdm9pZDtcbiAgcXVlc3Rpb246IFF1ZXN0aW9uIHwgdW5kZWZpbmVkO1xuICBhbnN3ZXIoeWVzOiBib29sZWFuKTogdm9pZDtcbiAgLyoqIEEgdGFwIG9yIEVudGVyIG9uIGEgdGFyZ2V0LiBBIHNlY29uZCBvbmUgb24gdGhlIHNhbWUgdGFyZ2V0IHBsYXlzLiAqL1xuICB0YXAodGFyZ2V0OiBzdHJpbmcpOiB2b2lkO1xuICAvKiogVGhlIHBhdHRlcm4gZm9sbG93cyBhIGZpbmdlciwgYSBtb3VzZSBidXR0b24gb3IgYW4gYXJyb3cga2V5LiAqL1xuICBjYXJyeShjZWxsOiBDZWxsQXQgfCB1bmRlZmluZWQpOiB2b2lkO1xuICBob3ZlcihjZWxsOiBDZWxsQXQgfCB1bmRlZmluZWQpOiB2b2lkO1xuICBjaG9vc2UobW92ZTogc3RyaW5nLCB0YXJnZXRzOiByZWFkb25seSBzdHJpbmdbXSk6IHZvaWQ7XG4gIC8qKiBTZWxlY3RzIHRoZXNlLCBhbmQgcGxheXMgbm90aGluZy4gKi9cbiAgc2hvdyh0YXJnZXRzOiByZWFkb25seSBzdHJpbmdbXSk6IHZvaWQ7XG4gIHJvdGF0ZSgpOiB2b2lkO1xuICBtaXJyb3IoKTogdm9pZDtcbiAgY2xlYXIoKTogdm9pZDtcbiAgcGxheSgpOiB2b2lkO1xufVxuXG5pbnRlcmZhY2UgQ2hvc2VuIHtcbiAgLyoqIFRoZSBkZWNpc2lvbiB0byB3aGljaCBhbGwgdGhpcyBiZWxvbmdzLiAqL1xuICBpZDogbnVtYmVyO1xuICB0b29sOiBUb29sO1xuICBsYWlkOiBMYWlkIHwgdW5kZWZpbmVkO1xuICBzaW5nbGU6IHJlYWRvbmx5IHN0cmluZ1tdO1xuICBsYXN0OiBzdHJpbmcgfCB1bmRlZmluZWQ7XG4gIHF1ZXN0aW9uOiBRdWVzdGlvbiB8IHVuZGVmaW5lZDtcbiAgLyoqIEEgY2hvaWNlIHRoYXQgaXMgcGxheWVkIGFzIHNvb24gYXMgdGhlIHNlcnZlciBzYXlzIHRoYXQgaXQgbmVlZHMgbm8gcXVlc3Rpb24uICovXG4gIHBlbmRpbmc6IHN0cmluZyB8IHVuZGVmaW5lZDtcbn1cblxuLyoqIEFsbCBib2FyZHMgd2hvc2UgY2VsbHMgY2FuIGJlIHBvaW50ZWQgYXQuICovXG5leHBvcnQgZnVuY3Rpb24gYm9hcmRzT2Yoc2hvd246IFRhYmxlU2hvd24pIHtcbiAgY29uc3Qgb3duID0gc2hvd24ucGxhY2VzWzBdPy5ib2FyZHMgPz8gW107XG4gIHJldHVybiBbLi4uKHNob3duLmJvYXJkcyA/PyBbXSksIC4uLm93bl0uZmlsdGVyKChib2FyZCkgPT4gYm9hcmQudGFyZ2V0ICE9PSB1bmRlZmluZWQpO1xufVxuXG5leHBvcnQgZnVuY3Rpb24gdXNlU2VsZWN0aW9uKHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQsIHZpZXc6IFRhYmxlVmlldyk6IFNlbGVjdGlvbiB7XG4gIGNvbnN0IHsgc2hvd24sIHByZXZpZXcgfSA9IHZpZXc7XG4gIGNvbnN0IGRlY2lzaW9uID0gc2hvd24/LmRlY2lzaW9uO1xuICBjb25zdCBtb3ZlcyA9IHVzZU1lbW8oXG4gICAgKCkgPT4gc2hvd24/LmRlY2lzaW9uICYmIG5ldyBNb3ZlcyhzaG93bi5kZWNpc2lvbi5tb3Zlcywgc2hvd24ucGF0dGVybiwgYm9hcmRzT2Yoc2hvd24pKSxcbiAgICBbc2hvd25dLFxuICApO1xuICBjb25zdCBmcmVzaCA9IChpZDogbnVtYmVyKTogQ2hvc2VuID0+ICh7XG4gICAgaWQsXG4gICAgdG9vbDogbW92ZXM/LmNhbkxheSA/IFwicGF0dGVyblwiIDogXCJzaW5nbGVcIixcbiAgICBsYWlkOiB1bmRlZmluZWQsXG4gICAgc2luZ2xlOiBbXSxcbiAgICBsYXN0OiB1bmRlZmluZWQsXG4gICAgcXVlc3Rpb246IHVuZGVmaW5lZCxcbiAgICBwZW5kaW5nOiB1bmRlZmluZWQsXG4gIH0pO1xuICBjb25zdCBba2VwdCwgc2V0S2VwdF0gPSB1c2VTdGF0ZTxDaG9zZW4+KCgpID0+IGZyZXNoKC0xKSk7XG4gIGNvbnN0IFt0dXJucywgc2V0VHVybnNdID0gdXNlU3RhdGU8eyBwYXR0ZXJuOiBzdHJpbmc7IHR1cm46IFR1cm4gfT4oe1xuICAgIHBhdHRlcm46IFwiXCIsXG4gICAgdHVybjogVVBSSUdIVCxcbiAgfSk7XG4gIGNvbnN0IFtob3ZlcmVkLCBzZXRIb3ZlcmVkXSA9IHVzZVN0YXRlPENlbGxBdD4oKTtcbiAgY29uc3QgW2ZvY3VzLCBzZXRGb2N1c10gPSB1c2VTdGF0ZTxzdHJpbmc+KCk7XG5cbiAgLy8gV2hhdCB3YXMgY2hvc2VuIGZvciBhbiBlYXJsaWVyIGRlY2lzaW9uIGlzIGZvcmdvdHRlbi5cbiAgY29uc3QgY2hvc2VuID0ga2VwdC5pZCA9PT0gKGRlY2lzaW9uPy5pZCA/PyAtMSkgPyBrZXB0IDogZnJlc2goZGVjaXNpb24/LmlkID8/IC0xKTtcbiAgY29uc3QgcGF0dGVybiA9IHNob3duPy5wYXR0ZXJuPy5uYW1lID8/IFwiXCI7XG4gIGNvbnN0IHR1cm4gPSB0dXJucy5wYXR0ZXJuID09PSBwYXR0ZXJuID8gdHVybnMudHVybiA6IFVQUklHSFQ7XG4gIGNvbnN0IGNoYW5nZSA9IChwYXJ0OiBQYXJ0aWFsPENob3Nlbj4pID0+IHNldEtlcHQoeyAuLi5jaG9zZW4sIHF1ZXN0aW9uOiB1bmRlZmluZWQsIC4uLnBhcnQgfSk7XG4gIGNvbnN0IHNldFR1cm4gPSAodHVybjogVHVybikgPT4gc2V0VHVybnMoeyBwYXR0ZXJuLCB0dXJuIH0pO1xuXG4gIGNvbnN0IHRhcmdldHMgPSB1c2VNZW1vKCgpID0+IHtcbiAgICBpZiAoIW1vdmVzKSB7XG4gICAgICByZXR1cm4gW107XG4gICAgfVxuICAgIHJldHVybiBjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIgJiYgY2hvc2VuLmxhaWRcbiAgICAgID8gbW92ZXMubGFpZFRhcmdldHMoY2hvc2VuLmxhaWQsIHR1cm4pXG4gICAgICA6IGNob3Nlbi5zaW5nbGU7XG4gIH0sIFttb3ZlcywgY2hvc2VuLnRvb2wsIGNob3Nlbi5sYWlkLCBjaG9zZW4uc2luZ2xlLCB0dXJuXSk7XG4gIGNvbnN0IGtleSA9IHRhcmdldHMuam9pbihcIiBcIik7XG5cbiAgLy8gQXNrIHRoZSBzZXJ2ZXIgd2hhdCB0aGUgc2VsZWN0aW9uIHdvdWxkIGJyaW5nLlxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmIChkZWNpc2lvbiAmJiB0YXJnZXRzLmxlbmd0aCA+IDApIHtcbiAgICAgIHNvY2tldD8uc2VuZCh7IHR5cGU6IFwicHJldmlld1wiLCBpZDogZGVjaXNpb24uaWQsIHRhcmdldHM6IFsuLi50YXJnZXRzXSB9KTtcbiAgICB9XG4gIH0sIFtzb2NrZXQsIGRlY2lzaW9uPy5pZCwga2V5LCB2aWV3LmxpbmtdKTtcbiAgY29uc3QgY3VycmVudCA9XG4gICAgcHJldmlldyAmJiBwcmV2aWV3LmlkID09PSBkZWNpc2lvbj8uaWQgJiYgcHJldmlldy50YXJnZXRzLmpvaW4oXCIgXCIpID09PSBrZXkgJiYga2V5ICE9PSBcIlwiXG4gICAgICA/IHByZXZpZXdcbiAgICAgIDogdW5kZWZpbmVkO1xuXG4gIGNvbnN0IHNlbmQgPSAobW92ZTogc3RyaW5nKSA9PiB7XG4gICAgaWYgKGRlY2lzaW9uKSB7XG4gICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcIm1vdmVcIiwgaWQ6IGRlY2lzaW9uLmlkLCBtb3ZlIH0pO1xuICAgIH1cbiAgfTtcbiAgY29uc3QgcGxheU1vdmUgPSAobW92ZTogc3RyaW5nLCBjb25maXJtOiBzdHJpbmcgfCB1bmRlZmluZWQpID0+XG4gICAgY29uZmlybSA9PT0gdW5kZWZpbmVkXG4gICAgICA/IHNlbmQobW92ZSlcbiAgICAgIDogY2hhbmdlKHsgcXVlc3Rpb246IHsgdGV4dDogY29uZmlybSwgbW92ZSB9LCBwZW5kaW5nOiB1bmRlZmluZWQgfSk7XG5cbiAgLy8gQSBjaG9pY2UgdGhhdCBuZWVkcyBubyBxdWVzdGlvbiBpcyBwbGF5ZWQgYXQgb25jZS5cbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBpZiAoY2hvc2VuLnBlbmRpbmcgIT09IHVuZGVmaW5lZCAmJiBjdXJyZW50Py5tb3ZlID09PSBjaG9zZW4ucGVuZGluZyAmJiBjdXJyZW50LmxlZ2FsKSB7XG4gICAgICBwbGF5TW92ZShjdXJyZW50Lm1vdmUsIGN1cnJlbnQuY29uZmlybSk7XG4gICAgfVxuICB9LCBbY3VycmVudCwgY2hvc2VuLnBlbmRpbmddKTtcblxuICBjb25zdCBpc0xlZ2FsID0gbW92ZXMgIT09IHVuZGVmaW5lZCAmJiBtb3Zlcy5maW5kKHRhcmdldHMpICE9PSB1bmRlZmluZWQ7XG4gIGNvbnN0IGxvb2tzID0gdXNlTWVtbygoKSA9PiB7XG4gICAgY29uc3QgZm91bmQgPSBuZXcgTWFwPHN0cmluZywgVGFyZ2V0TG9vaz4oKTtcbiAgICBpZiAoIW1vdmVzKSB7XG4gICAgICByZXR1cm4gZm91bmQ7XG4gICAgfVxuICAgIGZvciAoY29uc3QgdGFyZ2V0IG9mIG1vdmVzLnRhcmdldHMpIHtcbiAgICAgIGZvdW5kLnNldCh0YXJnZXQsIFwibGVnYWxcIik7XG4gICAgfVxuICAgIGlmIChjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIgJiYgaG92ZXJlZCAmJiAhY2hvc2VuLmxhaWQpIHtcbiAgICAgIGZvciAoY29uc3QgdGFyZ2V0IG9mIG1vdmVzLmxhaWRUYXJnZXRzKG1vdmVzLmxheUF0KGhvdmVyZWQsIHR1cm4pLCB0dXJuKSkge1xuICAgICAgICBmb3VuZC5zZXQodGFyZ2V0LCBcImhvdmVyXCIpO1xuICAgICAgfVxuICAgIH1cbiAgICBjb25zdCBpc0xhaWQgPSBjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIgJiYgY2hvc2VuLmxhaWQgIT09IHVuZGVmaW5lZDtcbiAgICBjb25zdCBsb29rID0gaXNMYWlkID8gKGlzTGVnYWwgPyBcImxhaWRcIiA6IFwicmVmdXNlZFwiKSA6IFwiY2hvc2VuXCI7XG4gICAgZm9yIChjb25zdCB0YXJnZXQgb2YgdGFyZ2V0cykge1xuICAgICAgZm91bmQuc2V0KHRhcmdldCwgbG9vayk7XG4gICAgfVxuICAgIHJldHVybiBmb3VuZDtcbiAgfSwgW21vdmVzLCBjaG9zZW4udG9vbCwgY2hvc2VuLmxhaWQsIGhvdmVyZWQsIHR1cm4sIGtleSwgaXNMZWdhbF0pO1xuXG4gIGNvbnN0IHBsYXkgPSAoKSA9PiB7XG4gICAgY29uc3QgbW92ZSA9IG1vdmVzPy5maW5kKHRhcmdldHMpO1xuICAgIGlmIChtb3ZlICYmIGN1cnJlbnQpIHtcbiAgICAgIHBsYXlNb3ZlKG1vdmUudGV4dCwgY3VycmVudC5jb25maXJtKTtcbiAgICB9IGVsc2UgaWYgKG1vdmUpIHtcbiAgICAgIC8vIFRoZSBhbnN3ZXIgYWJvdXQgYSBxdWVzdGlvbiBtYXkgc3RpbGwgYmUgb24gaXRzIHdheS5cbiAgICAgIGNoYW5nZSh7IHBlbmRpbmc6IG1vdmUudGV4dCB9KTtcbiAgICB9XG4gIH07XG5cbiAgcmV0dXJuIHtcbiAgICBtb3ZlcyxcbiAgICB0b29sOiBjaG9zZW4udG9vbCxcbiAgICBzZXRUb29sOiAodG9vbCkgPT4gY2hhbmdlKHsgdG9vbCwgbGFpZDogdW5kZWZpbmVkLCBzaW5nbGU6IFtdLCBsYXN0OiB1bmRlZmluZWQgfSksXG4gICAgdHVybixcbiAgICB0YXJnZXRzLFxuICAgIHByZXZpZXc6IGN1cnJlbnQsXG4gICAgbG9va3MsXG4gICAgZm9jdXM6IG1vdmVzPy5mb2N1cyhmb2N1cyksXG4gICAgc2V0Rm9jdXMsXG4gICAgcXVlc3Rpb246IGNob3Nlbi5xdWVzdGlvbixcbiAgICBhbnN3ZXI6ICh5ZXMpID0+IHtcbiAgICAgIGlmICh5ZXMgJiYgY2hvc2VuLnF1ZXN0aW9uKSB7XG4gICAgICAgIHNlbmQoY2hvc2VuLnF1ZXN0aW9uLm1vdmUpO1xuICAgICAgfVxuICAgICAgY2hhbmdlKHsgcGVuZGluZzogdW5kZWZpbmVkIH0pO1xuICAgIH0sXG4gICAgdGFwOiAodGFyZ2V0KSA9PiB7XG4gICAgICBpZiAoIW1vdmVzKSB7XG4gICAgICAgIHJldHVybjtcbiAgICAgIH1cbiAgICAgIHNldEZvY3VzKHRhcmdldCk7XG4gICAgICBjb25zdCBjZWxsID0gY2VsbE9mKHRhcmdldCk7XG4gICAgICBpZiAoY2hvc2VuLmxhc3QgPT09IHRhcmdldCAmJiBpc0xlZ2FsICYmIHRhcmdldHMuaW5jbHVkZXModGFyZ2V0KSkge1xuICAgICAgICBwbGF5KCk7XG4gICAgICB9IGVsc2UgaWYgKGNob3Nlbi50b29sID09PSBcInBhdHRlcm5cIiAmJiBjZWxsKSB7XG4gICAgICAgIGNvbnN0IGZvdW5kID0gbW92ZXMubGF5T3ZlcihjZWxsLCB0dXJuKTtcbiAgICAgICAgc2V0VHVybihmb3VuZC50dXJuKTtcbiAgICAgICAgY2hhbmdlKHsgbGFpZDogZm91bmQubGFpZCwgbGFzdDogdGFyZ2V0LCBwZW5kaW5nOiB1bmRlZmluZWQgfSk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICBjb25zdCBzaW5nbGUgPSBtb3Zlcy5wb2ludChjaG9zZW4uc2luZ2xlLCB0YXJnZXQpO1xuICAgICAgICBjaGFuZ2UoeyBzaW5nbGUsIGxhc3Q6IHRhcmdldCwgcGVuZGluZzogdW5kZWZpbmVkLCBsYWlkOiB1bmRlZmluZWQsIHRvb2w6IFwic2luZ2xlXCIgfSk7XG4gICAgICB9XG4gICAgfSxcbiAgICBjYXJyeTogKGNlbGwpID0+IHtcbiAgICAgIGlmIChtb3ZlcyAmJiBjaG9zZW4udG9vbCA9PT0gXCJwYXR0ZXJuXCIpIHtcbiAgICAgICAgY29uc3QgbGFpZCA9IGNlbGwgJiYgbW92ZXMubGF5QXQoY2VsbCwgdHVybik7XG4gICAgICAgIGNvbnN0IGxhc3QgPSBjZWxsICYmIGAke2NlbGwuYm9hcmR9LiR7Y2VsbC5hdC5qb2luKFwiLlwiKX1gO1xuICAgICAgICBjaGFuZ2UoeyBsYWlkLCBsYXN0LCBwZW5kaW5nOiB1bmRlZmluZWQgfSk7XG4gICAgICAgIHNldEhvdmVyZWQodW5kZWZpbmVkKTtcbiAgICAgICAgaWYgKGxhc3QpIHtcbiAgICAgICAgICBzZXRGb2N1cyhsYXN0KTtcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH0sXG4gICAgaG92ZXI6IChjZWxsKSA9PiBzZXRIb3ZlcmVkKGNob3Nlbi50b29sID09PSBcInBhdHRlcm5cIiA/IGNlbGwgOiB1bmRlZmluZWQpLFxuICAgIGNob29zZTogKG1vdmUsIHNpbmdsZSkgPT4ge1xuICAgICAgaWYgKHNpbmdsZS5sZW5ndGggPT09IDApIHtcbiAgICAgICAgLy8gTm90aGluZyBjYW4gYmUgYXNrZWQgYWJvdXQgaXQuXG4gICAgICAgIHNlbmQobW92ZSk7XG4gICAgICB9IGVsc2Uge1xuICAgICAgICBjaGFuZ2UoeyBzaW5nbGUsIHRvb2w6IFwic2luZ2xlXCIsIGxhaWQ6IHVuZGVmaW5lZCwgcGVuZGluZzogbW92ZSB9KTtcbiAgICAgIH1cbiAgICB9LFxuICAgIHNob3c6IChzaW5nbGUpID0+XG4gICAgICBjaGFuZ2UoeyBzaW5nbGUsIHRvb2w6IFwic2luZ2xlXCIsIGxhaWQ6IHVuZGVmaW5lZCwgbGFzdDogdW5kZWZpbmVkLCBwZW5kaW5nOiB1bmRlZmluZWQgfSksXG4gICAgcm90YXRlOiAoKSA9PiBzZXRUdXJuKHR1cm5SaWdodCh0dXJuKSksXG4gICAgbWlycm9yOiAoKSA9PiBzZXRUdXJuKGZsaXAodHVybikpLFxuICAgIGNsZWFyOiAoKSA9PiB7XG4gICAgICBzZXRIb3ZlcmVkKHVuZGVmaW5lZCk7XG4gICAgICBjaGFuZ2UoeyBsYWlkOiB1bmRlZmluZWQsIHNpbmdsZTogW10sIGxhc3Q6IHVuZGVmaW5lZCwgcGVuZGluZzogdW5kZWZpbmVkIH0pO1xuICAgIH0sXG4gICAgcGxheSxcbiAgfTtcbn1cbiIsICIvLyBBIHRhYmxlOiB3YWl0aW5nLCBwbGF5aW5nLCBvdmVyLlxuXG5pbXBvcnQgeyB1c2VFZmZlY3QsIHVzZU1lbW8sIHVzZVJlZiwgdXNlU3RhdGUgfSBmcm9tIFwicHJlYWN0L2hvb2tzXCI7XG5pbXBvcnQgKiBhcyBrZWVwIGZyb20gXCIuLi9rZWVwXCI7XG5pbXBvcnQgeyBydWxlc0xpbmssIFNUQVJUX0xJTkssIHRhYmxlTGluaywgd2hvbGVBZGRyZXNzIH0gZnJvbSBcIi4uL3JvdXRlXCI7XG5pbXBvcnQgeyBUYWJsZVNvY2tldCwgdHlwZSBUYWJsZVZpZXcgYXMgVmlldyB9IGZyb20gXCIuLi9zb2NrZXRcIjtcbmltcG9ydCB7IEFjdGlvbnMgfSBmcm9tIFwiLi4vdGFibGUvYWN0aW9uc1wiO1xuaW1wb3J0IHsgRW5kIH0gZnJvbSBcIi4uL3RhYmxlL2VuZFwiO1xuaW1wb3J0IHsgRXhwbGFuYXRpb24sIExlc3NvbiB9IGZyb20gXCIuLi90YWJsZS9sZXNzb25cIjtcbmltcG9ydCB7IEFubm91bmNlciB9IGZyb20gXCIuLi90YWJsZS9sb2dcIjtcbmltcG9ydCB7IHVzZVBvaW50aW5nIH0gZnJvbSBcIi4uL3RhYmxlL3BvaW50aW5nXCI7XG5pbXBvcnQgeyBTZWF0cyB9IGZyb20gXCIuLi90YWJsZS9zZWF0c1wiO1xuaW1wb3J0IHsgdXNlU2VsZWN0aW9uIH0gZnJvbSBcIi4uL3RhYmxlL3NlbGVjdGlvblwiO1xuaW1wb3J0IHsgU2hhcmUgfSBmcm9tIFwiLi4vdGFibGUvc2hhcmVcIjtcbmltcG9ydCB7IENhcnJpZWRQYXR0ZXJuLCBUYWJsZVZpZXcgfSBmcm9tIFwiLi4vdGFibGUvdmlld1wiO1xuaW1wb3J0IHsgQnJhbmQsIERpYWxvZywgSWNvbiwgTGFuZ3VhZ2VDaG9pY2UsIE5vdGljZSB9IGZyb20gXCIuLi91aVwiO1xuaW1wb3J0IHsgdXNlU2hhcmVkLCB1c2VXb3JkcyB9IGZyb20gXCIuLi93b3Jkc1wiO1xuXG5jb25zdCBFTVBUWTogVmlldyA9IHtcbiAgbGluazogXCJjb25uZWN0aW5nXCIsXG4gIHNob3duQXQ6IDAsXG4gIGRyYXdpbmdzOiB7fSxcbiAgbG9nOiBbXSxcbiAgZnJlc2g6IFtdLFxuICByZWFjdGlvbnM6IFtdLFxufTtcbmNvbnN0IEVSUk9SX01TID0gNjAwMDtcblxuZXhwb3J0IGZ1bmN0aW9uIFRhYmxlUGFnZSh7IHRhYmxlIH06IHsgdGFibGU6IHN0cmluZyB9KSB7XG4gIGNvbnN0IHdvcmRzID0gdXNlV29yZHMoKTtcbiAgY29uc3QgeyBsYW5ndWFnZSB9ID0gdXNlU2hhcmVkKCk7XG4gIGNvbnN0IFtwbGFpbiwgc2V0UGxhaW5dID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQoXCJwbGFpblwiLCBmYWxzZSkpO1xuICBjb25zdCB7IHNvY2tldCwgdmlldyB9ID0gdXNlVGFibGUodGFibGUsIGxhbmd1YWdlLCBwbGFpbik7XG4gIGNvbnN0IHNlbGVjdGlvbiA9IHVzZVNlbGVjdGlvbihzb2NrZXQsIHZpZXcpO1xuICBjb25zdCBzdXJmYWNlID0gdXNlUmVmPEhUTUxEaXZFbGVtZW50PihudWxsKTtcbiAgY29uc3QgcG9pbnRpbmcgPSB1c2VQb2ludGluZyhzdXJmYWNlLCBzZWxlY3Rpb24pO1xuICBjb25zdCBbaXNNZW51T3Blbiwgc2V0TWVudU9wZW5dID0gdXNlU3RhdGUoZmFsc2UpO1xuICBjb25zdCB7IHNob3duLCBzdGF0ZSwgd2VsY29tZSB9ID0gdmlldztcbiAgY29uc3Qgc2VhdCA9IHdlbGNvbWU/LnNlYXQ7XG4gIGNvbnN0IGlzU2VhdCA9IHNlYXQgIT09IHVuZGVmaW5lZDtcbiAgY29uc3QgdGl0bGUgPSBzdGF0ZT8udGl0bGUgPz8gXCJcIjtcblxuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGRvY3VtZW50LnRpdGxlID0gW3Nob3duPy5vd2VkID8gXCLil49cIiA6IFwiXCIsIHRpdGxlLCBcInJvbGwtYW5kLXdyaXRlXCJdLmZpbHRlcihCb29sZWFuKS5qb2luKFwiIFwiKTtcbiAgfSwgW3Nob3duPy5vd2VkLCB0aXRsZV0pO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGlmICh2aWV3Lm5leHQgIT09IHVuZGVmaW5lZCkge1xuICAgICAgbG9jYXRpb24uaGFzaCA9IHRhYmxlTGluayh2aWV3Lm5leHQpO1xuICAgIH1cbiAgfSwgW3ZpZXcubmV4dF0pO1xuXG4gIGlmICh2aWV3LmxpbmsgPT09IFwibWlzc2luZ1wiKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIDxtYWluIGNsYXNzPVwibmFycm93XCI+XG4gICAgICAgIDxCcmFuZCAvPlxuICAgICAgICA8Tm90aWNlPnt3b3JkcyhcInBhZ2Utbm8tdGFibGVcIil9PC9Ob3RpY2U+XG4gICAgICAgIDxhIGNsYXNzPVwiYnV0dG9uIG1haW5cIiBocmVmPXtTVEFSVF9MSU5LfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLWhvbWVcIil9XG4gICAgICAgIDwvYT5cbiAgICAgIDwvbWFpbj5cbiAgICApO1xuICB9XG4gIGNvbnN0IHNoYXJlID0gKFxuICAgIDxTaGFyZSBhZGRyZXNzPXt3aG9sZUFkZHJlc3ModGFibGVMaW5rKHRhYmxlKSl9IHRpdGxlPXt0aXRsZSB8fCBcInJvbGwtYW5kLXdyaXRlXCJ9IC8+XG4gICk7XG4gIGNvbnN0IHNlY3JldCA9IHdlbGNvbWU/Lmhvc3QgPyBrZWVwLnRhYmxlKHRhYmxlKT8uaG9zdCA6IHVuZGVmaW5lZDtcbiAgY29uc3QgaG9zdExpbmsgPSBzZWNyZXQgJiYgYCR7dGFibGVMaW5rKHRhYmxlKX0uJHtzZWNyZXR9YDtcbiAgY29uc3Qgc2VhdHMgPSBzdGF0ZSAmJiA8U2VhdHMgdmlldz17dmlld30gc3RhdGU9e3N0YXRlfSBzb2NrZXQ9e3NvY2tldH0gLz47XG4gIGNvbnN0IGlzV2FpdGluZyA9IHN0YXRlPy5waGFzZSA9PT0gXCJ3YWl0aW5nXCI7XG4gIGNvbnN0IGNhbkpvaW4gPSAhaXNTZWF0ICYmIHN0YXRlPy5zZWF0cy5zb21lKChvbmUpID0+IG9uZS5raW5kID09PSBcImZyZWVcIikgPT09IHRydWU7XG4gIHJldHVybiAoXG4gICAgPGRpdiBjbGFzcz1cInRhYmxlLXBhZ2VcIiByZWY9e3N1cmZhY2V9IHsuLi5wb2ludGluZy5oYW5kbGVyc30+XG4gICAgICA8aGVhZGVyIGNsYXNzPVwidG9wXCI+XG4gICAgICAgIDxhIGNsYXNzPVwicXVpZXRcIiBocmVmPXtTVEFSVF9MSU5LfSB0aXRsZT17d29yZHMoXCJwYWdlLWhvbWVcIil9PlxuICAgICAgICAgIDxJY29uIG5hbWU9XCJob21lXCIgbGFiZWw9e3dvcmRzKFwicGFnZS1ob21lXCIpfSAvPlxuICAgICAgICA8L2E+XG4gICAgICAgIDxoMT5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cInRpdGxlXCI+e3RpdGxlfTwvc3Bhbj5cbiAgICAgICAgICA8c3BhbiBjbGFzcz1cImhlYWRsaW5lXCI+e3Nob3duPy5oZWFkbGluZX08L3NwYW4+XG4gICAgICAgIDwvaDE+XG4gICAgICAgIHtpc1NlYXQgJiYgIWlzV2FpdGluZyAmJiA8UmVhY3Rpb25zIHNvY2tldD17c29ja2V0fSAvPn1cbiAgICAgICAgPGJ1dHRvblxuICAgICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICAgIGNsYXNzPVwicXVpZXRcIlxuICAgICAgICAgIHRpdGxlPXt3b3JkcyhcInBhZ2UtbWVudVwiKX1cbiAgICAgICAgICBvbkNsaWNrPXsoKSA9PiBzZXRNZW51T3Blbih0cnVlKX1cbiAgICAgICAgPlxuICAgICAgICAgIDxJY29uIG5hbWU9XCJtZW51XCIgbGFiZWw9e3dvcmRzKFwicGFnZS1tZW51XCIpfSAvPlxuICAgICAgICA8L2J1dHRvbj5cbiAgICAgIDwvaGVhZGVyPlxuICAgICAgPFRyb3VibGUgdmlldz17dmlld30gc29ja2V0PXtzb2NrZXR9IC8+XG4gICAgICA8bWFpbj5cbiAgICAgICAge2lzV2FpdGluZyAmJiAoXG4gICAgICAgICAgPGRpdiBjbGFzcz1cIndhaXRpbmdcIj5cbiAgICAgICAgICAgIHtzdGF0ZS5vcHRpb25zLmxlbmd0aCA+IDAgJiYgPHAgY2xhc3M9XCJwYW5lbCBmYWN0c1wiPntzdGF0ZS5vcHRpb25zLmpvaW4oXCIgwrcgXCIpfTwvcD59XG4gICAgICAgICAgICB7c2VhdHN9XG4gICAgICAgICAgICA8c2VjdGlvbiBjbGFzcz1cInBhbmVsXCI+XG4gICAgICAgICAgICAgIDxoMj57d29yZHMoXCJwYWdlLWludml0ZVwiKX08L2gyPlxuICAgICAgICAgICAgICB7c2hhcmV9XG4gICAgICAgICAgICA8L3NlY3Rpb24+XG4gICAgICAgICAgPC9kaXY+XG4gICAgICAgICl9XG4gICAgICAgIHshaXNXYWl0aW5nICYmIGNhbkpvaW4gJiYgPGRpdiBjbGFzcz1cIndhaXRpbmdcIj57c2VhdHN9PC9kaXY+fVxuICAgICAgICB7c3RhdGU/LnBoYXNlID09PSBcInN0b3BwZWRcIiAmJiA8Tm90aWNlPnt3b3JkcyhcInBhZ2Utc3RvcHBlZFwiKX08L05vdGljZT59XG4gICAgICAgIHtzaG93bj8ucmVzdWx0ICYmIHN0YXRlICYmIChcbiAgICAgICAgICA8RW5kIHNob3duPXtzaG93bn0gc3RhdGU9e3N0YXRlfSB0YWJsZT17dGFibGV9IHNvY2tldD17c29ja2V0fSBpc1NlYXQ9e2lzU2VhdH0gLz5cbiAgICAgICAgKX1cbiAgICAgICAge3Nob3duPy5wbGFpbiAmJiAoXG4gICAgICAgICAgPHNlY3Rpb24gY2xhc3M9XCJwYW5lbCBwbGFpblwiIGFyaWEtbGFiZWw9e3dvcmRzKFwicGFnZS1wbGFpblwiKX0+XG4gICAgICAgICAgICA8aDI+e3dvcmRzKFwicGFnZS1wbGFpblwiKX08L2gyPlxuICAgICAgICAgICAge3Nob3duLnBsYWluLm1hcCgobGluZSwgaW5kZXgpID0+IChcbiAgICAgICAgICAgICAgPHAga2V5PXtgJHtpbmRleH0gJHtsaW5lfWB9PntsaW5lfTwvcD5cbiAgICAgICAgICAgICkpfVxuICAgICAgICAgICAgPE1vdmVMaXN0IHNlbGVjdGlvbj17c2VsZWN0aW9ufSAvPlxuICAgICAgICAgIDwvc2VjdGlvbj5cbiAgICAgICAgKX1cbiAgICAgICAge3Nob3duICYmIChcbiAgICAgICAgICA8VGFibGVWaWV3XG4gICAgICAgICAgICBzaG93bj17c2hvd259XG4gICAgICAgICAgICBkcmF3aW5ncz17dmlldy5kcmF3aW5nc31cbiAgICAgICAgICAgIGxvZz17dmlldy5sb2d9XG4gICAgICAgICAgICBzdGF0ZT17c3RhdGV9XG4gICAgICAgICAgICByZWFjdGlvbnM9e3ZpZXcucmVhY3Rpb25zfVxuICAgICAgICAgICAgc2VhdD17c2VhdH1cbiAgICAgICAgICAgIHNlbGVjdGlvbj17aXNTZWF0ID8gc2VsZWN0aW9uIDogdW5kZWZpbmVkfVxuICAgICAgICAgIC8+XG4gICAgICAgICl9XG4gICAgICA8L21haW4+XG4gICAgICB7c2hvd24/Lmxlc3Nvbj8udGV4dCAhPT0gdW5kZWZpbmVkID8gKFxuICAgICAgICA8RXhwbGFuYXRpb24gbGVzc29uPXtzaG93bi5sZXNzb259IHRleHQ9e3Nob3duLmxlc3Nvbi50ZXh0fSBzb2NrZXQ9e3NvY2tldH0gLz5cbiAgICAgICkgOiBzaG93biAmJiBpc1NlYXQgJiYgIXNob3duLnJlc3VsdCA/IChcbiAgICAgICAgPEFjdGlvbnNcbiAgICAgICAgICB2aWV3PXt2aWV3fVxuICAgICAgICAgIHNvY2tldD17c29ja2V0fVxuICAgICAgICAgIHNlbGVjdGlvbj17c2VsZWN0aW9ufVxuICAgICAgICAgIGRyYXdpbmdzPXt2aWV3LmRyYXdpbmdzfVxuICAgICAgICAgIGxlc3Nvbj17XG4gICAgICAgICAgICBzaG93bi5sZXNzb24gJiYgPExlc3NvbiBsZXNzb249e3Nob3duLmxlc3Nvbn0gc29ja2V0PXtzb2NrZXR9IHNlbGVjdGlvbj17c2VsZWN0aW9ufSAvPlxuICAgICAgICAgIH1cbiAgICAgICAgLz5cbiAgICAgICkgOiBudWxsfVxuICAgICAge3Nob3duPy5wYXR0ZXJuICYmIChcbiAgICAgICAgPENhcnJpZWRQYXR0ZXJuXG4gICAgICAgICAgY2FycmllZD17cG9pbnRpbmcuY2FycmllZH1cbiAgICAgICAgICBzdmc9e3ZpZXcuZHJhd2luZ3Nbc2hvd24ucGF0dGVybi5kcmF3aW5nXX1cbiAgICAgICAgICBzZWxlY3Rpb249e3NlbGVjdGlvbn1cbiAgICAgICAgLz5cbiAgICAgICl9XG4gICAgICA8QW5ub3VuY2VyIGZyZXNoPXt2aWV3LmZyZXNofSAvPlxuICAgICAge2lzTWVudU9wZW4gJiYgKFxuICAgICAgICA8RGlhbG9nIHRpdGxlPXt0aXRsZSB8fCB3b3JkcyhcInBhZ2UtbWVudVwiKX0gb25DbG9zZT17KCkgPT4gc2V0TWVudU9wZW4oZmFsc2UpfT5cbiAgICAgICAgICA8TGFuZ3VhZ2VDaG9pY2UgLz5cbiAgICAgICAgICA8bGFiZWwgY2xhc3M9XCJjaGVja1wiPlxuICAgICAgICAgICAgPGlucHV0XG4gICAgICAgICAgICAgIHR5cGU9XCJjaGVja2JveFwiXG4gICAgICAgICAgICAgIGNoZWNrZWQ9e3BsYWlufVxuICAgICAgICAgICAgICBvbkNoYW5nZT17KGV2ZW50KSA9PiB7XG4gICAgICAgICAgICAgICAga2VlcC5zZXQoXCJwbGFpblwiLCBldmVudC5jdXJyZW50VGFyZ2V0LmNoZWNrZWQpO1xuICAgICAgICAgICAgICAgIHNldFBsYWluKGV2ZW50LmN1cnJlbnRUYXJnZXQuY2hlY2tlZCk7XG4gICAgICAgICAgICAgIH19XG4gICAgICAgICAgICAvPlxuICAgICAgICAgICAge3dvcmRzKFwicGFnZS1wbGFpbi1jaG9pY2VcIil9XG4gICAgICAgICAgPC9sYWJlbD5cbiAgICAgICAgICB7c3RhdGUgJiYgKFxuICAgICAgICAgICAgPGEgY2xhc3M9XCJidXR0b25cIiBocmVmPXtydWxlc0xpbmsoc3RhdGUuZ2FtZSl9IHRhcmdldD1cIl9ibGFua1wiIHJlbD1cIm5vb3BlbmVyXCI+XG4gICAgICAgICAgICAgIHt3b3JkcyhcInBhZ2UtcnVsZXNcIil9XG4gICAgICAgICAgICA8L2E+XG4gICAgICAgICAgKX1cbiAgICAgICAgICB7c2VhdHN9XG4gICAgICAgICAgeyFpc1dhaXRpbmcgJiYgKFxuICAgICAgICAgICAgPGRldGFpbHM+XG4gICAgICAgICAgICAgIDxzdW1tYXJ5Pnt3b3JkcyhcInBhZ2UtaW52aXRlXCIpfTwvc3VtbWFyeT5cbiAgICAgICAgICAgICAge3NoYXJlfVxuICAgICAgICAgICAgPC9kZXRhaWxzPlxuICAgICAgICAgICl9XG4gICAgICAgICAge2hvc3RMaW5rICYmIChcbiAgICAgICAgICAgIDxkZXRhaWxzPlxuICAgICAgICAgICAgICA8c3VtbWFyeT57d29yZHMoXCJwYWdlLWhvc3QtbGlua1wiKX08L3N1bW1hcnk+XG4gICAgICAgICAgICAgIDxwIGNsYXNzPVwiaGludFwiPnt3b3JkcyhcInBhZ2UtaG9zdC1zZWNyZXRcIil9PC9wPlxuICAgICAgICAgICAgICA8U2hhcmUgYWRkcmVzcz17d2hvbGVBZGRyZXNzKGhvc3RMaW5rKX0gdGl0bGU9e3RpdGxlfSAvPlxuICAgICAgICAgICAgPC9kZXRhaWxzPlxuICAgICAgICAgICl9XG4gICAgICAgICAgPEtleXMgLz5cbiAgICAgICAgPC9EaWFsb2c+XG4gICAgICApfVxuICAgIDwvZGl2PlxuICApO1xufVxuXG4vKiogVGhlIGNvbm5lY3Rpb24gdG8gYSB0YWJsZSwgYXMgbG9uZyBhcyB0aGUgcGFnZSBzaG93cyBpdC4gKi9cbmZ1bmN0aW9uIHVzZVRhYmxlKHRhYmxlOiBzdHJpbmcsIGxhbmd1YWdlOiBzdHJpbmcsIHBsYWluOiBib29sZWFuKSB7XG4gIGNvbnN0IFt2aWV3LCBzZXRWaWV3XSA9IHVzZVN0YXRlKEVNUFRZKTtcbiAgY29uc3QgW3NvY2tldCwgc2V0U29ja2V0XSA9IHVzZVN0YXRlPFRhYmxlU29ja2V0PigpO1xuICBjb25zdCBmaXJzdCA9IHVzZVJlZih7IGxhbmd1YWdlLCBwbGFpbiB9KTtcbiAgZmlyc3QuY3VycmVudCA9IHsgbGFuZ3VhZ2UsIHBsYWluIH07XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgc2V0VmlldyhFTVBUWSk7XG4gICAgY29uc3Qgb3BlbmVkID0gbmV3IFRhYmxlU29ja2V0KHRhYmxlLCBmaXJzdC5jdXJyZW50Lmxhbmd1YWdlLCBmaXJzdC5jdXJyZW50LnBsYWluLCBzZXRWaWV3KTtcbiAgICBzZXRTb2NrZXQob3BlbmVkKTtcbiAgICByZXR1cm4gKCkgPT4gb3BlbmVkLmNsb3NlKCk7XG4gIH0sIFt0YWJsZV0pO1xuICB1c2VFZmZlY3QoKCkgPT4gc29ja2V0Py5zZXRMYW5ndWFnZShsYW5ndWFnZSksIFtzb2NrZXQsIGxhbmd1YWdlXSk7XG4gIHVzZUVmZmVjdCgoKSA9PiBzb2NrZXQ/LnNldFBsYWluKHBsYWluKSwgW3NvY2tldCwgcGxhaW5dKTtcbiAgcmV0dXJuIHsgc29ja2V0LCB2aWV3IH07XG59XG5cbi8qKiBXaGF0IGlzIHdyb25nIHdpdGggdGhlIGNvbm5lY3Rpb24sIGFuZCBlcnJvcnMgb2YgdGhlIHNlcnZlci4gKi9cbmZ1bmN0aW9uIFRyb3VibGUoeyB2aWV3LCBzb2NrZXQgfTogeyB2aWV3OiBWaWV3OyBzb2NrZXQ6IFRhYmxlU29ja2V0IHwgdW5kZWZpbmVkIH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBlcnJvciA9IHZpZXcuZXJyb3I7XG4gIHVzZUVmZmVjdCgoKSA9PiB7XG4gICAgaWYgKGVycm9yKSB7XG4gICAgICBjb25zdCB0aW1lciA9IHNldFRpbWVvdXQoKCkgPT4gc29ja2V0Py5mb3JnZXRFcnJvcigpLCBFUlJPUl9NUyk7XG4gICAgICByZXR1cm4gKCkgPT4gY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICB9XG4gIH0sIFtlcnJvciwgc29ja2V0XSk7XG4gIGlmICh2aWV3LmxpbmsgPT09IFwibG9zdFwiKSB7XG4gICAgcmV0dXJuIDxOb3RpY2U+e3dvcmRzKFwicGFnZS1vdXQtb2YtcmVhY2hcIil9PC9Ob3RpY2U+O1xuICB9XG4gIGlmICh2aWV3LmxpbmsgPT09IFwicmVwbGFjZWRcIikge1xuICAgIHJldHVybiAoXG4gICAgICA8Tm90aWNlPlxuICAgICAgICB7d29yZHMoXCJwYWdlLXJlcGxhY2VkXCIpfXtcIiBcIn1cbiAgICAgICAgPGJ1dHRvbiB0eXBlPVwiYnV0dG9uXCIgb25DbGljaz17KCkgPT4gc29ja2V0Py5hZ2FpbigpfT5cbiAgICAgICAgICB7d29yZHMoXCJwYWdlLXBsYXktaGVyZVwiKX1cbiAgICAgICAgPC9idXR0b24+XG4gICAgICA8L05vdGljZT5cbiAgICApO1xuICB9XG4gIHJldHVybiBlcnJvciA/IDxOb3RpY2U+e2Vycm9yLmVycm9yfTwvTm90aWNlPiA6IG51bGw7XG59XG5cbmZ1bmN0aW9uIFJlYWN0aW9ucyh7IHNvY2tldCB9OiB7IHNvY2tldDogVGFibGVTb2NrZXQgfCB1bmRlZmluZWQgfSkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHsgbG9iYnkgfSA9IHVzZVNoYXJlZCgpO1xuICBjb25zdCBtZW51ID0gdXNlUmVmPEhUTUxEZXRhaWxzRWxlbWVudD4obnVsbCk7XG4gIHJldHVybiAoXG4gICAgPGRldGFpbHMgY2xhc3M9XCJyZWFjdGlvbnNcIiByZWY9e21lbnV9PlxuICAgICAgPHN1bW1hcnkgY2xhc3M9XCJxdWlldFwiIHRpdGxlPXt3b3JkcyhcInBhZ2UtcmVhY3RcIil9PlxuICAgICAgICA8SWNvbiBuYW1lPVwic21pbGVcIiBsYWJlbD17d29yZHMoXCJwYWdlLXJlYWN0XCIpfSAvPlxuICAgICAgPC9zdW1tYXJ5PlxuICAgICAgPGRpdiBjbGFzcz1cIm1lbnUgcGFuZWxcIj5cbiAgICAgICAge2xvYmJ5LnJlYWN0aW9ucy5tYXAoKFtyZWFjdGlvbiwgdGl0bGVdKSA9PiAoXG4gICAgICAgICAgPGJ1dHRvblxuICAgICAgICAgICAgdHlwZT1cImJ1dHRvblwiXG4gICAgICAgICAgICBrZXk9e3JlYWN0aW9ufVxuICAgICAgICAgICAgb25DbGljaz17KCkgPT4ge1xuICAgICAgICAgICAgICBzb2NrZXQ/LnNlbmQoeyB0eXBlOiBcInJlYWN0XCIsIHJlYWN0aW9uIH0pO1xuICAgICAgICAgICAgICBtZW51LmN1cnJlbnQ/LnJlbW92ZUF0dHJpYnV0ZShcIm9wZW5cIik7XG4gICAgICAgICAgICB9fVxuICAgICAgICAgID5cbiAgICAgICAgICAgIHt0aXRsZX1cbiAgICAgICAgICA8L2J1dHRvbj5cbiAgICAgICAgKSl9XG4gICAgICA8L2Rpdj5cbiAgICA8L2RldGFpbHM+XG4gICk7XG59XG5cbi8qKiBBbGwgbW92ZXMgYXMgdGV4dHMsIGZvciBwZW9wbGUgd2hvIGRvIG5vdCBzZWUgdGhlIGJvYXJkcy4gKi9cbmZ1bmN0aW9uIE1vdmVMaXN0KHsgc2VsZWN0aW9uIH06IHsgc2VsZWN0aW9uOiBSZXR1cm5UeXBlPHR5cGVvZiB1c2VTZWxlY3Rpb24+IH0pIHtcbiAgY29uc3Qgd29yZHMgPSB1c2VXb3JkcygpO1xuICBjb25zdCBtb3ZlcyA9IHNlbGVjdGlvbi5tb3Zlcz8uYWxsID8/IFtdO1xuICBjb25zdCBbY2hvc2VuLCBzZXRDaG9zZW5dID0gdXNlU3RhdGUoXCJcIik7XG4gIGNvbnN0IG1vdmUgPSB1c2VNZW1vKCgpID0+IG1vdmVzLmZpbmQoKG9uZSkgPT4gb25lLnRleHQgPT09IGNob3NlbiksIFttb3ZlcywgY2hvc2VuXSk7XG4gIGlmIChtb3Zlcy5sZW5ndGggPT09IDApIHtcbiAgICByZXR1cm4gbnVsbDtcbiAgfVxuICByZXR1cm4gKFxuICAgIDxkaXYgY2xhc3M9XCJ0b2dldGhlclwiPlxuICAgICAgPHNlbGVjdFxuICAgICAgICBhcmlhLWxhYmVsPXt3b3JkcyhcInBhZ2UtbW92ZXNcIil9XG4gICAgICAgIHZhbHVlPXttb3ZlPy50ZXh0ID8/IFwiXCJ9XG4gICAgICAgIG9uQ2hhbmdlPXsoZXZlbnQpID0+IHNldENob3NlbihldmVudC5jdXJyZW50VGFyZ2V0LnZhbHVlKX1cbiAgICAgID5cbiAgICAgICAgPG9wdGlvbiB2YWx1ZT1cIlwiPnt3b3JkcyhcInBhZ2UtbW92ZXNcIil9PC9vcHRpb24+XG4gICAgICAgIHttb3Zlcy5tYXAoKG9uZSkgPT4gKFxuICAgICAgICAgIDxvcHRpb24ga2V5PXtvbmUubnVtYmVyfSB2YWx1ZT17b25lLnRleHR9PlxuICAgICAgICAgICAge29uZS5jaG9pY2UgPz8gb25lLnRleHR9XG4gICAgICAgICAgPC9vcHRpb24+XG4gICAgICAgICkpfVxuICAgICAgPC9zZWxlY3Q+XG4gICAgICA8YnV0dG9uXG4gICAgICAgIHR5cGU9XCJidXR0b25cIlxuICAgICAgICBjbGFzcz1cIm1haW5cIlxuICAgICAgICBkaXNhYmxlZD17IW1vdmV9XG4gICAgICAgIG9uQ2xpY2s9eygpID0+IG1vdmUgJiYgc2VsZWN0aW9uLmNob29zZShtb3ZlLnRleHQsIG1vdmUudGFyZ2V0cyl9XG4gICAgICA+XG4gICAgICAgIHt3b3JkcyhcInBhZ2UtcGxheVwiKX1cbiAgICAgIDwvYnV0dG9uPlxuICAgIDwvZGl2PlxuICApO1xufVxuXG5mdW5jdGlvbiBLZXlzKCkge1xuICBjb25zdCB3b3JkcyA9IHVzZVdvcmRzKCk7XG4gIGNvbnN0IHJvd3MgPSBbXG4gICAgW1wi4oaQIOKGkSDihpIg4oaTXCIsIFwicGFnZS1rZXktYXJyb3dzXCJdLFxuICAgIFtcIkVudGVyXCIsIFwicGFnZS1rZXktZW50ZXJcIl0sXG4gICAgW1wiUlwiLCBcInBhZ2UtdHVyblwiXSxcbiAgICBbXCJGXCIsIFwicGFnZS1mbGlwXCJdLFxuICAgIFtcIkVzY1wiLCBcInBhZ2UtY2xlYXJcIl0sXG4gIF0gYXMgY29uc3Q7XG4gIHJldHVybiAoXG4gICAgPGRldGFpbHM+XG4gICAgICA8c3VtbWFyeT57d29yZHMoXCJwYWdlLWtleXNcIil9PC9zdW1tYXJ5PlxuICAgICAgPGRsIGNsYXNzPVwia2V5c1wiPlxuICAgICAgICB7cm93cy5tYXAoKFtrZXksIHNlbnRlbmNlXSkgPT4gKFxuICAgICAgICAgIDxkaXYga2V5PXtrZXl9PlxuICAgICAgICAgICAgPGR0PlxuICAgICAgICAgICAgICA8a2JkPntrZXl9PC9rYmQ+XG4gICAgICAgICAgICA8L2R0PlxuICAgICAgICAgICAgPGRkPnt3b3JkcyhzZW50ZW5jZSl9PC9kZD5cbiAgICAgICAgICA8L2Rpdj5cbiAgICAgICAgKSl9XG4gICAgICA8L2RsPlxuICAgIDwvZGV0YWlscz5cbiAgKTtcbn1cbiIsICIvLyBUaGUgcGFnZSBvZiBhIHNlcnZlciBvZiB0YWJsZXMuIEl0IGtub3dzIG5vIGdhbWU6IHRoZSBzZXJ2ZXIgc2VuZHMgZHJhd2luZ3MsIHRhcmdldHMgYW5kIHNlbnRlbmNlcy5cblxuaW1wb3J0IHsgcmVuZGVyIH0gZnJvbSBcInByZWFjdFwiO1xuaW1wb3J0IHsgdXNlRWZmZWN0LCB1c2VNZW1vLCB1c2VTdGF0ZSB9IGZyb20gXCJwcmVhY3QvaG9va3NcIjtcbmltcG9ydCAqIGFzIGFwaSBmcm9tIFwiLi9hcGlcIjtcbmltcG9ydCAqIGFzIGtlZXAgZnJvbSBcIi4va2VlcFwiO1xuaW1wb3J0IHsgUmVwbGF5UGFnZSB9IGZyb20gXCIuL3BhZ2VzL3JlcGxheVwiO1xuaW1wb3J0IHsgUnVsZXNQYWdlIH0gZnJvbSBcIi4vcGFnZXMvcnVsZXNcIjtcbmltcG9ydCB7IFN0YXJ0UGFnZSB9IGZyb20gXCIuL3BhZ2VzL3N0YXJ0XCI7XG5pbXBvcnQgeyBUYWJsZVBhZ2UgfSBmcm9tIFwiLi9wYWdlcy90YWJsZVwiO1xuaW1wb3J0IHR5cGUgeyBMb2JieSB9IGZyb20gXCIuL3Byb3RvY29sXCI7XG5pbXBvcnQgeyBwYXJzZVJvdXRlLCB0eXBlIFJvdXRlLCB0YWJsZUxpbmsgfSBmcm9tIFwiLi9yb3V0ZVwiO1xuaW1wb3J0IHsgQnJhbmQsIE5vdGljZSB9IGZyb20gXCIuL3VpXCI7XG5pbXBvcnQgeyBTaGFyZWRDb250ZXh0IH0gZnJvbSBcIi4vd29yZHNcIjtcblxuY29uc3QgUkVUUllfTVMgPSAzMDAwO1xuXG4vKiogVGhlIGxhbmd1YWdlIG9mIHRoaXMgcGVyc29uOiBhcyBjaG9zZW4sIGVsc2UgYXMgdGhlIGJyb3dzZXIgcHJlZmVycy4gVGhlIHNlcnZlciBrbm93cyB3aGljaCB0aGVyZSBhcmUuICovXG5jb25zdCBmaXJzdExhbmd1YWdlID0gKCkgPT5cbiAga2VlcC5nZXQoXCJsYW5ndWFnZVwiLCBcIlwiKSB8fCAobmF2aWdhdG9yLmxhbmd1YWdlc1swXSA/PyBcImVuXCIpLnNsaWNlKDAsIDIpLnRvTG93ZXJDYXNlKCk7XG5cbmZ1bmN0aW9uIEFwcCgpIHtcbiAgY29uc3QgW2xhbmd1YWdlLCBzZXRMYW5ndWFnZV0gPSB1c2VTdGF0ZShmaXJzdExhbmd1YWdlKTtcbiAgY29uc3QgeyBsb2JieSwgaXNMb3N0IH0gPSB1c2VMb2JieShsYW5ndWFnZSk7XG4gIGNvbnN0IHJvdXRlID0gdXNlUm91dGUoKTtcbiAgY29uc3Qgc2hhcmVkID0gdXNlTWVtbyhcbiAgICAoKSA9PlxuICAgICAgbG9iYnkgJiYge1xuICAgICAgICBsb2JieSxcbiAgICAgICAgbGFuZ3VhZ2UsXG4gICAgICAgIHNldExhbmd1YWdlOiAoY2hvc2VuOiBzdHJpbmcpID0+IHtcbiAgICAgICAgICBrZWVwLnNldChcImxhbmd1YWdlXCIsIGNob3Nlbik7XG4gICAgICAgICAgc2V0TGFuZ3VhZ2UoY2hvc2VuKTtcbiAgICAgICAgfSxcbiAgICAgIH0sXG4gICAgW2xvYmJ5LCBsYW5ndWFnZV0sXG4gICk7XG4gIGlmICghc2hhcmVkKSB7XG4gICAgcmV0dXJuIChcbiAgICAgIDxtYWluIGNsYXNzPVwibmFycm93XCI+XG4gICAgICAgIDxCcmFuZCAvPlxuICAgICAgICB7LyogTm8gc2VudGVuY2UgaGFzIGV2ZXIgYmVlbiByZWNlaXZlZC4gKi99XG4gICAgICAgIHtpc0xvc3QgJiYgPE5vdGljZT5UaGUgc2VydmVyIGlzIG91dCBvZiByZWFjaC48L05vdGljZT59XG4gICAgICA8L21haW4+XG4gICAgKTtcbiAgfVxuICByZXR1cm4gKFxuICAgIDxTaGFyZWRDb250ZXh0LlByb3ZpZGVyIHZhbHVlPXtzaGFyZWR9PlxuICAgICAgPFBhZ2Ugcm91dGU9e3JvdXRlfSAvPlxuICAgIDwvU2hhcmVkQ29udGV4dC5Qcm92aWRlcj5cbiAgKTtcbn1cblxuZnVuY3Rpb24gUGFnZSh7IHJvdXRlIH06IHsgcm91dGU6IFJvdXRlIH0pIHtcbiAgc3dpdGNoIChyb3V0ZS5wYWdlKSB7XG4gICAgY2FzZSBcInN0YXJ0XCI6XG4gICAgICByZXR1cm4gPFN0YXJ0UGFnZSAvPjtcbiAgICBjYXNlIFwidGFibGVcIjpcbiAgICAgIHJldHVybiA8VGFibGVQYWdlIGtleT17cm91dGUudGFibGV9IHRhYmxlPXtyb3V0ZS50YWJsZX0gLz47XG4gICAgY2FzZSBcInJlcGxheVwiOlxuICAgICAgcmV0dXJuIDxSZXBsYXlQYWdlIGtleT17cm91dGUudGFibGV9IHsuLi5yb3V0ZX0gc2VhdD17cm91dGUuc2VhdH0gLz47XG4gICAgY2FzZSBcInJ1bGVzXCI6XG4gICAgICByZXR1cm4gPFJ1bGVzUGFnZSBnYW1lPXtyb3V0ZS5nYW1lfSAvPjtcbiAgfVxufVxuXG4vKiogR2FtZXMgYW5kIHNlbnRlbmNlcy4gVGhvc2Ugb2YgdGhlIGxhc3QgdGltZSBzZXJ2ZSB1bnRpbCB0aGUgc2VydmVyIGFuc3dlcnMuICovXG5mdW5jdGlvbiB1c2VMb2JieShsYW5ndWFnZTogc3RyaW5nKSB7XG4gIGNvbnN0IFtsb2JieSwgc2V0TG9iYnldID0gdXNlU3RhdGUoKCkgPT4ga2VlcC5nZXQ8TG9iYnkgfCB1bmRlZmluZWQ+KFwibG9iYnlcIiwgdW5kZWZpbmVkKSk7XG4gIGNvbnN0IFtpc0xvc3QsIHNldExvc3RdID0gdXNlU3RhdGUoZmFsc2UpO1xuICB1c2VFZmZlY3QoKCkgPT4ge1xuICAgIGxldCB0aW1lcjogUmV0dXJuVHlwZTx0eXBlb2Ygc2V0VGltZW91dD4gfCB1bmRlZmluZWQ7XG4gICAgbGV0IGlzQ3VycmVudCA9IHRydWU7XG4gICAgY29uc3QgYXNrID0gYXN5bmMgKCkgPT4ge1xuICAgICAgdHJ5IHtcbiAgICAgICAgY29uc3QgYW5zd2VyID0gYXdhaXQgYXBpLmxvYmJ5KGxhbmd1YWdlKTtcbiAgICAgICAgaWYgKGlzQ3VycmVudCkge1xuICAgICAgICAgIGtlZXAuc2V0KFwibG9iYnlcIiwgYW5zd2VyKTtcbiAgICAgICAgICBkb2N1bWVudC5kb2N1bWVudEVsZW1lbnQubGFuZyA9IGFuc3dlci5sYW5ndWFnZXMuaW5jbHVkZXMobGFuZ3VhZ2UpID8gbGFuZ3VhZ2UgOiBcImVuXCI7XG4gICAgICAgICAgc2V0TG9iYnkoYW5zd2VyKTtcbiAgICAgICAgICBzZXRMb3N0KGZhbHNlKTtcbiAgICAgICAgfVxuICAgICAgfSBjYXRjaCB7XG4gICAgICAgIGlmIChpc0N1cnJlbnQpIHtcbiAgICAgICAgICBzZXRMb3N0KHRydWUpO1xuICAgICAgICAgIHRpbWVyID0gc2V0VGltZW91dChhc2ssIFJFVFJZX01TKTtcbiAgICAgICAgfVxuICAgICAgfVxuICAgIH07XG4gICAgYXNrKCk7XG4gICAgcmV0dXJuICgpID0+IHtcbiAgICAgIGlzQ3VycmVudCA9IGZhbHNlO1xuICAgICAgY2xlYXJUaW1lb3V0KHRpbWVyKTtcbiAgICB9O1xuICB9LCBbbGFuZ3VhZ2VdKTtcbiAgcmV0dXJuIHsgbG9iYnksIGlzTG9zdCB9O1xufVxuXG5mdW5jdGlvbiB1c2VSb3V0ZSgpOiBSb3V0ZSB7XG4gIGNvbnN0IFtyb3V0ZSwgc2V0Um91dGVdID0gdXNlU3RhdGUocmVhZFJvdXRlKTtcbiAgdXNlRWZmZWN0KCgpID0+IHtcbiAgICBjb25zdCBsaXN0ZW4gPSAoKSA9PiBzZXRSb3V0ZShyZWFkUm91dGUoKSk7XG4gICAgYWRkRXZlbnRMaXN0ZW5lcihcImhhc2hjaGFuZ2VcIiwgbGlzdGVuKTtcbiAgICByZXR1cm4gKCkgPT4gcmVtb3ZlRXZlbnRMaXN0ZW5lcihcImhhc2hjaGFuZ2VcIiwgbGlzdGVuKTtcbiAgfSwgW10pO1xuICByZXR1cm4gcm91dGU7XG59XG5cbi8qKiBUaGUgcGxhY2UgaW4gdGhlIGFkZHJlc3MuIFRoZSBzZWNyZXQgb2YgYSBob3N0IGlzIGtlcHQgYW5kIHRha2VuIG91dCBvZiB0aGUgYWRkcmVzcyBhdCBvbmNlLiAqL1xuZnVuY3Rpb24gcmVhZFJvdXRlKCk6IFJvdXRlIHtcbiAgY29uc3Qgcm91dGUgPSBwYXJzZVJvdXRlKGxvY2F0aW9uLmhhc2gpO1xuICBpZiAocm91dGUucGFnZSA9PT0gXCJ0YWJsZVwiICYmIHJvdXRlLmhvc3QpIHtcbiAgICBrZWVwLmtlZXBUYWJsZShyb3V0ZS50YWJsZSwgeyBob3N0OiByb3V0ZS5ob3N0IH0pO1xuICAgIGhpc3RvcnkucmVwbGFjZVN0YXRlKG51bGwsIFwiXCIsIHRhYmxlTGluayhyb3V0ZS50YWJsZSkpO1xuICB9XG4gIHJldHVybiByb3V0ZTtcbn1cblxuLy8gT25seSBhIHNlY3VyZSBjb250ZXh0IG1heSBrZWVwIHRoZSBwYWdlIGl0c2VsZiBmb3IgdGltZXMgd2l0aG91dCBhIG5ldHdvcmsuXG5pZiAoXCJzZXJ2aWNlV29ya2VyXCIgaW4gbmF2aWdhdG9yICYmIGlzU2VjdXJlQ29udGV4dCkge1xuICBuYXZpZ2F0b3Iuc2VydmljZVdvcmtlci5yZWdpc3RlcihcIndvcmtlci5qc1wiKS5jYXRjaCgoKSA9PiB1bmRlZmluZWQpO1xufVxuXG5jb25zdCByb290ID0gZG9jdW1lbnQuZ2V0RWxlbWVudEJ5SWQoXCJwYWdlXCIpO1xuaWYgKHJvb3QpIHtcbiAgcmVuZGVyKDxBcHAgLz4sIHJvb3QpO1xufVxuIl0sCiAgIm1hcHBpbmdzIjogIjtBQUVPLElDU0RBO0FEVEMsSUVFSEM7QUZGRyxJRXNITUM7QUZ0SE4sSUdtTERDO0FIbkxDLElHOExIQztBSDlMRyxJRytMTkM7QUgvTE0sSUcwTkRDO0FIMU5DLElJSUhDO0FKSkcsSUllREM7QUpmQyxJSTRCSEM7QUo1QkcsSUk0S0RDO0FKNUtDLElLQ0lDO0FMREosSUE2Qk1DLElBQWVDLHVCQUFPQyxJQUFJLElBQUE7QUE3QmhDLElBOEJNQyxJQUFnQyxDQUFBO0FBOUJ0QyxJQStCTUMsSUFBWSxDQUFBO0FBL0JsQixJQWlDTUMsSUFBd0I7QUFqQzlCLElNQU1DLElBQVVDLE1BQU1EO0FOQXRCLElNQ01FLElBQVFKLEVBQVVJO0FORHhCLElNRU1DLElBQVNDLE9BQU9EO0FBTXRCLFNBQVNFLEVBQVdDLElBQUFBO0FBQ3RCQSxFQUFBQSxNQUFRQSxHQUFLQyxjQUFZRCxHQUFLRSxPQUFBQTtBQUNuQztBSnFFTyxTQUFTQyxFQUFZQyxJQUFNQyxJQUFPQyxJQUFLQyxJQUFLQyxJQUFBQTtBQUlsRCxNQUFNQyxLQUFRLEVBQ2JMLE1BQUFBLElBQ0FDLE9BQUFBLElBQ0FDLEtBQUFBLElBQ0FDLEtBQUFBLElBQ0FHLEtGN0RrQixNRThEbEJDLElGOURrQixNRStEbEJDLEtBQVEsR0FDUkMsS0ZoRWtCLE1FaUVsQkMsS0ZqRWtCLE1Fa0VsQkMsYUFBYUMsR0FDYkMsS0FBV1QsTUFBQUEsRUFBY1UsR0FDekJDLEtBQUFBLElBQ0FDLEtBQVEsRUFBQTtBQU1ULFNBQUEsQ0FGS1osTUFBWWEsRUFBUVosU0FBT1ksRUFBUVosTUFBTUEsRUFBQUEsR0FFdkNBO0FBQ1I7QUFNTyxTQUFTYSxFQUFTQyxJQUFBQTtBQUN4QixTQUFPQSxHQUFNQztBQUNkO0FDOUZPLFNBQVNDLEVBQWNGLElBQU9HLElBQUFBO0FBQ3BDQyxPQUFLSixRQUFRQSxJQUNiSSxLQUFLRCxVQUFVQSxJQUNmQyxLQUFJQyxNQUFTO0FBQ2Q7QUF1RU8sU0FBU0MsRUFBY0MsSUFBT0MsSUFBQUE7QUFDcEMsTUhsRW1CLFFHa0VmQSxHQUVILFFBQU9ELEdBQUtFLE1BQVlILEVBQWNDLEdBQUtFLElBQVVGLEdBQUtHLE1BQVUsQ0FBQTtBQUlyRSxXQURJQyxJQUNHSCxLQUFhRCxHQUFLSyxJQUFXQyxRQUFRTCxLQUczQyxNQUZBRyxLQUFVSixHQUFLSyxJQUFXSixFQUFBQSxNQUVYRyxHQUFPRyxJQUlyQixRQUFPSCxHQUFPRztBQVNoQixTQUE0QixjQUFBLE9BQWRQLEdBQU1RLFFBQXVCUixHQUFNUCxNQUFLZ0IsTUh4Rm5DLE9HeUZoQlYsRUFBY0MsRUFBQUE7QUFFbEI7QUFNQSxTQUFTVSxFQUFnQkMsSUFBQUE7QUFBekIsTUFRUUMsSUFQREMsS0FBV0YsR0FBU0csS0FDekJDLEtBQVNGLEdBQVFOLEtBQ2pCUyxLQUFjLENBQUEsR0FDZEMsS0FBVyxDQUFBLEdBRU5DLEtBQVlQLEdBQVNGO0FBQ3ZCUyxFQUFBQSxRQUNHTixLQUFXTyxFQUFPLEVBQUVDLGFBQWFDLEVBQUFBLEdBQWdCUixFQUFBQSxHQUMvQ0MsTUFBYUQsR0FBUUMsTUFBYSxHQUN0Q1EsRUFBUXRCLFNBQU9zQixFQUFRdEIsTUFBTVksRUFBQUEsR0FFakNXLEVBQ0NMLElBQ0FOLElBQ0FDLElBQ0FGLEdBQVNhLEtBQ1ROLEdBQVVPLGNIN0llLEtHOEl6QlosR0FBUWEsTUFBeUIsQ0FBQ1gsRUFBQUEsSUhuSGpCLE1Hb0hqQkMsSUFDQUQsTUFBVWhCLEVBQWNjLEVBQUFBLEdIaEpDLEtHaUp6QkEsR0FBUWEsS0FDUlQsRUFBQUEsR0FHREwsR0FBUUUsTUFBYUQsR0FBUUMsS0FDN0JGLEdBQVFWLEdBQUFHLElBQW1CTyxHQUFRVCxHQUFBQSxJQUFXUyxJQUM5Q2UsRUFBV1gsSUFBYUosSUFBVUssRUFBQUEsR0FDbENKLEdBQVFYLEtBQVdXLEdBQVFOLE1IN0hULE1HK0hkSyxHQUFRTCxPQUFTUSxNQUNwQmEsRUFBd0JoQixFQUFBQTtBQUczQjtBQUtBLFNBQVNnQixFQUF3QjVCLElBQUFBO0FBRWhDLE9BQUtBLEtBQVFBLEdBQUtFLE9BQWFGLEdBQUs2QixPQUFBQSxDQUFnQjdCLEdBQU1QLE1BQUtnQixJQU05RCxRQUhBVCxHQUFLTyxNSDdJYSxNRzhJbEJQLEdBQUtLLElBQVd5QixLQUFLLFNBQUFDLElBQUFBO0FBQUssV0FBSUEsT0FBVS9CLEdBQUtPLE1BQVF3QixHQUFLeEI7RUFBTSxDQUFBLEdBRXpEcUIsRUFBd0I1QixFQUFBQTtBQUVqQztBQTRCTyxTQUFTZ0MsRUFBY0MsSUFBQUE7QUFBQUEsR0h2TEMsSUd5TDFCQSxHQUFDbkMsUUFDRG1DLEdBQUNuQyxPSDFMeUIsR0cyTDVCb0MsRUFBY0MsS0FBS0YsRUFBQUEsR0FDbEJHLFNBQ0ZDLEtBQWdCZixFQUFRZ0IsdUJBRXhCRCxJQUFlZixFQUFRZ0Isc0JBQ05DLGdCQUFnQkMsQ0FBQUE7QUFFbkM7QUFTQSxTQUFTQSxJQUFBQTtBQUNSLE1BQUE7QUFNQyxhQUxJUCxJQUNIUSxLQUFJLEdBSUVQLEVBQWM1QixTQU9oQjRCLEdBQWM1QixTQUFTbUMsTUFDMUJQLEVBQWNRLEtBQUtDLENBQUFBLEdBR3BCVixLQUFJQyxFQUFjVSxNQUFBQSxHQUNsQkgsS0FBSVAsRUFBYzVCLFFIOU5VLElHZ094QjJCLEdBQUNuQyxPQUNKWSxFQUFnQnVCLEVBQUFBO0VBT25CLFVBSkM7QUFBQSxLQUNLRyxJQUFnQkYsRUFBYzVCLFlBQ2pDK0IsS0FBZ0JFLGdCQUFnQkMsQ0FBQUE7RUFFbkM7QUFDRDtBSS9NTyxTQUFTSyxFQUNmM0IsSUFDQTRCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FuQyxJQUNBRCxJQUNBcUMsSUFDQW5DLElBQUFBO0FBWE0sTUFhRm9DLElBRUh4QyxJQUVBeUMsSUFFQUMsSUFFQUMsSUFpQ0lDLElBM0JEQyxLQUFjVixHQUFjM0MsT0FBY3NELEdBRTFDQyxLQUFvQmQsR0FBYXhDO0FBVXJDLE9BUkFTLEtBQVM4QyxFQUNSZCxJQUNBRCxJQUNBWSxJQUNBM0MsSUFDQTZDLEVBQUFBLEdBR0lQLEtBQUksR0FBR0EsS0FBSU8sSUFBbUJQLEtQeERoQixVT3lEbEJDLEtBQWFQLEdBQWMxQyxJQUFXZ0QsRUFBQUEsT0FPdEN4QyxLQUFBQSxDQUNHeUMsR0FBVW5ELE9BQVd1RCxHQUFZSixHQUFVbkQsR0FBQUEsS0FBYTJELEdBRzNEUixHQUFVbkQsTUFBVWtELElBR2hCSSxLQUFTbEMsRUFDWkwsSUFDQW9DLElBQ0F6QyxJQUNBb0MsSUFDQUMsSUFDQUMsSUFDQW5DLElBQ0FELElBQ0FxQyxJQUNBbkMsRUFBQUEsR0FJRHNDLEtBQVNELEdBQVUvQyxNQUdmTSxHQUFTa0QsT0FBT1QsR0FBV1MsT1AzR0wsSU8yR1lsRCxHQUFRYSxTQUN6Q2IsR0FBU2tELE9BQUtDLEVBQVNuRCxHQUFTa0QsS1B6Rm5CLE1PeUY4QlQsSUFBWXpDLEVBQUFBLEdBQ3ZEeUMsR0FBV1MsT0FDZDlDLEdBQVNrQixLQUNSbUIsR0FBV1MsS0FDWFQsR0FBVXpCLE9BQWUwQixJQUN6QkQsRUFBQUEsSUFLSEUsS0FBZ0JBLE1BQWlCRCxJUDFIUCxJTzRIdEJELEdBQVU1QixPQUNiWCxLQUFTa0QsRUFBT1gsSUFBWXZDLElBQVFHLElBQUFBLENBQVlMLEdBQVFDLEdBQUFBLEdBTXBERCxHQUFRTixRQUNYTSxHQUFRTixNUDdHUSxTTytHbUIsY0FBQSxPQUFuQitDLEdBQVc5QyxRQUFBQSxXQUFzQmlELEtBQ2xEMUMsS0FBUzBDLEtBQ0NGLE9BQ1Z4QyxLQUFTd0MsR0FBT1csY0FJakJaLEdBQVU1QixPQUFBQTtBQUtYLFNBRkFxQixHQUFjeEMsTUFBUWlELElBRWZ6QztBQUNSO0FBT0EsU0FBUzhDLEVBQ1JkLElBQ0FELElBQ0FZLElBQ0EzQyxJQUNBNkMsSUFBQUE7QUFMRCxNQVFLUCxJQUVBQyxJQUVBekMsSUEyREdzRCxJQU9BQyxJQTZFRkMsSUFFQUMsSUFPRUMsSUFFR0MsSUF4Sk5DLEtBQW9CZixHQUFZcEQsUUFDbkNvRSxLQUF1QkQsSUFFcEJFLEtBQU8sR0FJUEMsS0FBUSxHQUtSQyxLQUFlOUIsR0FBYzFDLE1BQWF5RSxNQUFNbEIsRUFBQUE7QUFDcEQsT0FBS1AsS0FBSSxHQUFHQSxLQUFJTyxJQUFtQlAsS1A5SmhCLFVPaUtsQkMsS0FBYVIsR0FBYU8sRUFBQUEsTUFJSixhQUFBLE9BQWRDLE1BQ2MsY0FBQSxPQUFkQSxNQVljLFlBQUEsT0FBZEEsTUFDUEEsR0FBV2xDLGdCQUFnQjJELFNBRTNCekIsS0FBYXVCLEdBQVl4QixFQUFBQSxJQUFLMkIsRVByTGIsTU9xTCtCMUIsRUFBQUEsSUFDdEMyQixFQUFRM0IsRUFBQUEsSUFDbEJBLEtBQWF1QixHQUFZeEIsRUFBQUEsSUFBSzJCLEVBQVl4RixHQUFVLEVBQ25ERSxVQUFVNEQsR0FBQUEsQ0FBQUEsSUFFREEsR0FBV2xDLGdCQUFnQkMsS0FBZ0JpQyxHQUFVNEIsTUFLL0Q1QixLQUFhdUIsR0FBWXhCLEVBQUFBLElBQUsyQixFQUM3QjFCLEdBQVc5QyxNQUNYOEMsR0FBVzdELE9BQ1g2RCxHQUFXNkIsS0FDWDdCLEdBQVdTLEtBQ1hULEdBQVV4QyxHQUFBQSxJQUdYK0QsR0FBWXhCLEVBQUFBLElBQUtDLElBR1phLEtBQWNkLEtBQUlzQixJQUN4QnJCLEdBQVVwRCxLQUFXNkMsSUFDckJPLEdBQVU0QixNQUFVbkMsR0FBY21DLE1BQVUsR0FZNUNyRSxLUHhOa0IsTUFBQSxFT2lOWnVELEtBQWlCZCxHQUFVbkQsTUFBVWlGLEVBQzFDOUIsSUFDQUksSUFDQVMsSUFDQU8sRUFBQUEsT0FPQUEsT0FEQTdELEtBQVc2QyxHQUFZVSxFQUFBQSxPQUd0QnZELEdBQVFhLE9QblBXLEtPMFBoQmIsTUFBYUEsR0FBUUMsT0E4QnpCd0MsR0FBVTVCLE9QMVBnQixJTzhQdEIwQyxNQUFpQkQsS0FBYyxJQUNsQ1EsT0FDVVAsTUFBaUJELEtBQWMsSUFDekNRLE9BQ1VQLE1BQWlCRCxPQUN2QkMsS0FBZ0JELEtBQ25CUSxPQUVBQSxNQUdEQyxLQUFRLE9BQUEsQ0E1Q0hSLE9BZURSLEtBQW9CYSxLQUN2QkUsT0FDVWYsS0FBb0JhLE1BQzlCRSxPQUs0QixjQUFBLE9BQW5CckIsR0FBVzlDLFNBQ3JCOEMsR0FBVTVCLE9QclJjLE9PK0x6Qm1ELEdBQVl4QixFQUFBQSxJUHhLSztBT3VSbkIsTUFBSXVCLElBQU87QUFVVixTQUhJUCxLQUFRLENBQUEsR0FFUkMsS0FBYSxDQUFBLEdBQ1pqQixLQUFJLEdBQUdBLEtBQUlPLElBQW1CUCxLQUVsQyxNQURBQyxLQUFhdUIsR0FBWXhCLEVBQUFBLE1QelJDLEtPMFJSQyxHQUFVNUIsS0FBeUI7QUFLcEQsV0FGQWlELEtBQU8sR0FDSEosS0FBS0YsR0FBTS9ELFFBQ1JxRSxLQUFPSixLQUVURixDQUFBQSxHQURFRyxLQUFPRyxLQUFPSixNQUFPLENBQUEsSUFDVmpCLEdBQVVuRCxNQUMxQndFLEtBQU9ILEtBQU0sSUFFYkQsS0FBS0M7QUFHUEgsTUFBQUEsR0FBTU0sRUFBQUEsSUFBUXJCLEdBQVVuRCxLQUN4Qm1FLEdBQVdqQixFQUFBQSxJQUFLc0IsS0FBTztJQUN4QjtBQU9ELFNBREFBLEtBQU9OLEdBQU0vRCxRQUNOK0MsT0FDRmlCLENBQUFBLEdBQVdqQixFQUFBQSxNQUNWaUIsR0FBV2pCLEVBQUFBLEtBQU1zQixLQUNwQkEsT0FFQUUsR0FBWXhCLEVBQUFBLEVBQUUzQixPUHJWUztFT3lWM0I7QUFPQSxNQUFJZ0QsR0FDSCxNQUFLckIsS0FBSSxHQUFHQSxLQUFJb0IsSUFBbUJwQixLQUFBQSxHQUNsQ3hDLEtBQVc2QyxHQUFZTCxFQUFBQSxNUGhXSCxJT2lXRnhDLEdBQVFhLFFBQ3JCYixHQUFRTixPQUFTUSxPQUNwQkEsS0FBU2hCLEVBQWNjLEVBQUFBLElBR3hCd0UsRUFBUXhFLElBQVVBLEVBQUFBO0FBS3JCLFNBQU9FO0FBQ1I7QUFTQSxTQUFTa0QsRUFBT3FCLElBQWF2RSxJQUFRRyxJQUFXcUUsSUFBQUE7QUFBaEQsTUFNTTdGLElBRU0yRCxJQXVCTm1DLElBQ0FDO0FBOUJMLE1BQStCLGNBQUEsT0FBcEJILEdBQVk5RSxNQUFvQjtBQUcxQyxRQUFJOEUsR0FBWTdGLE1BQUtnQixJQUFhLFFBQU9NO0FBRXpDLFFBRElyQixLQUFXNEYsR0FBV2pGLElBRXpCLE1BQVNnRCxLQUFJLEdBQUdBLEtBQUkzRCxHQUFTWSxRQUFRK0MsS0FDaEMzRCxDQUFBQSxHQUFTMkQsRUFBQUEsTUFLWjNELEdBQVMyRCxFQUFBQSxFQUFFbkQsS0FBV29GLElBQ3RCdkUsS0FBU2tELEVBQU92RSxHQUFTMkQsRUFBQUEsR0FBSXRDLElBQVFHLElBQUFBLEtBQVc7QUFLbkQsV0FBT0g7RUFDUjtBQVlDLE9BVElBLE1BQUFBLENBQVdBLEdBQU8yRSxlQUNyQjNFLEtBQVNoQixFQUFjdUYsRUFBQUEsTUFBQUEsQ0FDUnZFLEdBQU8yRSxlQUFZM0UsS1AxWGpCLE9PK1hkeUUsS0FBTUYsR0FBVy9FLEtBQ2pCa0YsS0FBTzFFLElBQ0owRSxNQUF5QixLQUFqQkEsR0FBS0UsV0FBZUYsQ0FBQUEsS0FBT0EsR0FBS3ZCO0FBY2hELE9BWktzQixNQUFPQyxPQUFBQSxDQUVMRixNQUFjckUsR0FBVTBFLGNBQWNKLEdBQUlFLGFBRTlDeEUsR0FBVTBFLFdBQVdKLElBQUt6RSxFQUFBQSxJQUUxQkcsR0FBVTJFLGFBQWFMLElBQUt6RSxNUHpZWixJQUFBLElPNFlsQkEsS0FBU3lFLEtBSVJ6RSxLQUFTQSxNQUFVQSxHQUFPbUQsZ0JBQ1IsS0FBbkJuRCxHQUFPNEUsWUFBQUEsQ0FDTjVFLEdBQU8rRSxLQUFLQyxXQUFXLElBQUEsSUFBQTtBQUd6QixTQUFPaEY7QUFDUjtBQTZCQSxTQUFTaUYsRUFDUkMsSUFDQUMsSUFDQUMsSUFDQUMsSUFBQUE7QUFKRCxNQWtDTUMsSUE1QkNDLEtBQU1MLEdBQVdLLEtBQ2pCQyxLQUFPTixHQUFXTSxNQUNwQkMsS0FBV04sR0FBWUMsRUFBQUEsR0FDckJNLEtBQVVELE1BQUFBLEVQamRNLElPaWRRQSxHQUFRRTtBQW1CdEMsTVAvY21CLFNPZ2RqQkYsTVBoZGlCLFFPZ2RJRixNQUNyQkcsTUFBV0gsTUFBT0UsR0FBU0YsT0FBT0MsTUFBUUMsR0FBU0QsS0FFcEQsUUFBT0o7QUFDRCxNQVBOQyxNQUF3QkssS0FBVSxJQUFJLElBT2Q7QUFFeEIsU0FBS0osS0FBSUYsS0FBYyxHQUFHRSxNQUFLLEdBQUdBLEtBRWpDLE1BREFHLEtBQVdOLEdBQVlHLEVBQUFBLE1BQUFBLEVQNWVILElPK2VqQkcsR0FBUUUsUUFDVkosTUFBT0UsR0FBU0YsT0FDaEJDLE1BQVFDLEdBQVNELEtBRWpCLFFBQU9GO0FBRVQsU0FBS0EsS0FBSUYsS0FBYyxHQUFHRSxLQUFJSCxHQUFZUyxRQUFRTixLQUVqRCxNQURBRyxLQUFXTixHQUFZRyxFQUFBQSxNQUFBQSxFUHRmSCxJT3lmakJHLEdBQVFFLFFBQ1ZKLE1BQU9FLEdBQVNGLE9BQ2hCQyxNQUFRQyxHQUFTRCxLQUVqQixRQUFPRjtFQUVWO0FBRUEsU0FBQTtBQUNEO0FIbGdCQSxTQUFTTyxFQUFTQyxJQUFPUCxJQUFLUSxJQUFBQTtBSnFCVixVSXBCZkEsT0FBZUEsS0FBUSxLQUNiLE9BQVZSLEdBQUksQ0FBQSxJQUNQTyxHQUFNRSxZQUFZVCxJQUFLUSxFQUFBQSxJQUV2QkQsR0FBTVAsRUFBQUEsSUFBT1E7QUFFZjtBQXlCTyxTQUFTQyxFQUFZQyxJQUFLQyxJQUFNSCxJQUFPSSxJQUFVQyxJQUFBQTtBQUFqRCxNQUNGQyxJQXNDSUM7QUFwQ1IsTUFBWSxXQUFSSixHQUNILEtBQW9CLFlBQUEsT0FBVEgsR0FDVkUsQ0FBQUEsR0FBSUgsTUFBTVMsVUFBVVI7T0FDZDtBQUtOLFFBSnVCLFlBQUEsT0FBWkksT0FDVkYsR0FBSUgsTUFBTVMsVUFBVUosS0FBVyxLQUc1QkEsR0FDSCxNQUFLRCxNQUFRQyxHQUNOSixDQUFBQSxNQUFTRyxNQUFRSCxNQUN0QkYsRUFBU0ksR0FBSUgsT0FBT0ksRUFBQUE7QUFLdkIsUUFBSUgsR0FDSCxNQUFLRyxNQUFRSCxHQUNQSSxDQUFBQSxNQUFZSixHQUFNRyxFQUFBQSxLQUFTQyxHQUFTRCxFQUFBQSxLQUN4Q0wsRUFBU0ksR0FBSUgsT0FBT0ksSUFBTUgsR0FBTUcsRUFBQUEsQ0FBQUE7RUFJcEM7V0FHbUIsT0FBWEEsR0FBSyxDQUFBLEtBQXdCLE9BQVhBLEdBQUssQ0FBQSxFQUNYLGVBQUEsT0FBVEgsT0FBcUJBLEtKekNkLE9JMENLLGNBQUEsT0FBWkksT0FBd0JBLEtKMUNqQixRSStDakJGLEdBQUdPLFFBQWdCUCxHQUFHTyxNQUFjLENBQUEsSUFBS04sRUFBQUEsSUFBUUgsSUFFN0NBLE1BQVVJLE9BQ1JHLEtBQ0xHLEVBQWFQLEVBQUFBLE1BQVVPLEVBQWFQLEVBQUFBLElBQVFRLEVBQWlCUixFQUFBQSxLQUk3REQsR0FBR1UsUUFBZVYsR0FBR1UsTUFBYSxDQUFBLElBQUtULEVBQUFBLElBQVFVLEdBQ2hEUCxLQUFhSCxPQUFTQSxLQUFPQSxHQUFLVyxRQUFRQyxHQUFlLElBQUEsS0FLekRaLEtBQU9BLEdBQUthLE1BQU0sQ0FBQSxHQUNULENBQUEsSUFBSyxRQUFLYixLQUFPQSxHQUFLYyxZQUFBQSxJQUUzQmpCLEtBQ0hFLEdBQUlnQixpQkFBaUJmLElBQU1JLElBQU9ELEVBQUFBLElBRWxDSixHQUFJaUIsb0JBQW9CaEIsSUFBTUksSUFBT0QsRUFBQUE7T0FHakM7QUFDTixRSjNFMkIsZ0NJMkV2QkQsR0FJSEYsQ0FBQUEsS0FBT0EsR0FBS1csUUFBUSxlQUFlLEdBQUEsRUFBS0EsUUFBUSxVQUFVLEdBQUE7YUFFbEQsV0FBUlgsTUFDUSxZQUFSQSxNQUNRLFVBQVJBLE1BQ1EsVUFBUkEsTUFDUSxVQUFSQSxNQUdRLGNBQVJBLE1BQ1EsY0FBUkEsTUFDUSxhQUFSQSxNQUNRLGFBQVJBLE1BQ1EsVUFBUkEsTUFDUSxhQUFSQSxNQUNBQSxNQUFRRCxHQUVSLEtBQUE7QUFFQyxhQUFBLE1BREFBLEdBQUlDLEVBQUFBLElKN0ZZLFFJNkZKSCxLQUFnQixLQUFLQTtJQUVyQixTQUFKb0IsSUFBQUE7SUFBSTtBQVdkLFFBQW9CLGNBQUEsT0FBVHBCLEdBQXFCO0FKMUdkLFlJMkdkQSxNQUFBQSxVQUFrQkEsTUFBOEIsT0FBWEcsR0FBSyxDQUFBLElBRzdDRCxHQUFJbUIsZ0JBQWdCbEIsRUFBQUEsSUFGcEJELEdBQUlvQixhQUFhbkIsSUFBYyxhQUFSQSxNQUE4QixLQUFUSCxLQUFnQixLQUFLQSxFQUFBQTtFQUluRTtBQUNEO0FBT0EsU0FBU1csRUFBaUJSLElBQUFBO0FBTXpCLFNBQU8sU0FBVWlCLElBQUFBO0FBQ2hCLFFBQUlHLEtBQWVDLEtBQUlmO0FBQ3ZCLFFBQUljLElBQWM7QUFFakIsVUFEQUEsS0FBZUEsR0FBYXBCLEVBQUFBLEdKaklYLFFJa0liaUIsR0FBRUssQ0FBQUEsRUFDTEwsQ0FBQUEsR0FBRUssQ0FBQUEsSUFBb0JaO2VBS1pPLEdBQUVLLENBQUFBLElBQW9CRCxLQUFJWixJQUFXVCxFQUFBQSxFQUMvQztBQUVELGFBQU9vQixHQUFhRyxFQUFRQyxRQUFRRCxFQUFRQyxNQUFNUCxFQUFBQSxJQUFLQSxFQUFBQTtJQUN4RDtFQUNEO0FBQ0Q7QUluSE8sU0FBU1EsRUFDZkMsSUFDQUMsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLElBQUFBO0FBVk0sTUFhRkMsSUFDSEMsSUE4QklDLElBRUNDLElBQ0hDLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0tDLElBS0FDLElBQ0FDLElBNElGQyxJQUNIQyxJQTJCS0MsSUFpRkFDLEdBQWFDLElBTVpDLElBQ0hDLElBMVNMQyxLQUFVekIsR0FBU3JDO0FBR3BCLE1BQUlxQyxHQUFTMEIsZ0JBQWdCQyxFQUFjLFFSN0N4QjtBQXpCVSxRUTZFNUIvRCxHQUFRRSxRQUVOdUMsS1JqRndCLEtRaUZWekMsR0FBUUUsS0FDdkJ5QyxLQUFNM0MsR0FBUWdFLElBQUFDLFNBRWY3QixHQUFRbEMsT0FBV3VDLElBQ25CRyxLQUFVTixLQUFvQixDQUFBLEdBQ1YsS0FBaEJLLEdBQUl1QixXQUVQMUIsS0FBUzJCLEVBQVN4QixJQUFLTCxFQUFBQSxJQUV2QkEsR0FBa0I4QixLQUFLekIsRUFBQUEsR0FFeEJILEtBQVNGLEdBQWtCLENBQUEsS0FBTUUsTUFHN0JHLEtBQU1YLEVBQU9xQyxRQUFTMUIsR0FBSVAsRUFBQUE7QUFFL0JrQyxJQUFPLEtBQXNCLGNBQUEsT0FBWFQsSUFBdUI7QUFDcENoQixJQUFBQSxLQUF1Qk4sR0FBWXBDO0FBQ3ZDLFFBQUE7QUFxRUMsVUFoRUMrQyxLQUFXZCxHQUFTbUMsT0FDZnBCLE1BQW9CUixLQUFNa0IsR0FBUVcsY0FBYzdCLEdBQUk4QixRQUtwRHJCLE1BRE5ULEtBQU1rQixHQUFRYSxnQkFDVXJDLEdBQWNNLEdBQUdxQixHQUFBQSxHQUNuQ1gsS0FBbUJWLEtBQ3RCUyxLQUNDQSxHQUFTbUIsTUFBTWpFLFFBQ2ZxQyxHQUFHZ0MsS0FDSnRDLEtBR0VTLEtBQUk5QyxHQUFRZ0UsUUFDaEI1QixHQUFRNEIsTUFBY2xCLElSekdhLElRMEcvQkEsR0FBQzhCLFFBQ0o5QixHQUFDOEIsT1I3R3dDLE9RaUh0Q3pCLEtBRUhmLEdBQVE0QixNQUFjbEIsS0FBSSxJQUFJZSxHQUFRWCxJQUFVRyxFQUFBQSxLQUdoRGpCLEdBQVE0QixNQUFjbEIsS0FBSSxJQUFJK0IsRUFDN0IzQixJQUNBRyxFQUFBQSxHQUdEUCxHQUFFZ0IsY0FBY0QsSUFDaEJmLEdBQUUyQixTQUFTSyxJQUVSMUIsTUFBVUEsR0FBUzJCLElBQUlqQyxFQUFBQSxHQUV0QkEsR0FBRWtDLFVBQU9sQyxHQUFFa0MsUUFBUSxDQUFBLElBQ3hCbEMsR0FBQ21DLE1BQWtCNUMsSUFDbkJTLEdBQUM4QixPUjVIMEIsR1E2SDNCOUIsR0FBQ29DLE1BQW9CLENBQUEsR0FDckJwQyxHQUFDcUMsTUFBbUIsQ0FBQSxJQUdqQmhDLE9BQ0VMLEdBQUNzQyxRQUFhdEMsR0FBQ3NDLE1BQWN0QyxHQUFFa0MsUUFHaENuQixHQUFRd0IsNkJBQ1B2QyxHQUFDc0MsT0FBZXRDLEdBQUVrQyxVQUNyQmxDLEdBQUNzQyxNQUFjRSxFQUFPLENBQUEsR0FBSXhDLEdBQUNzQyxHQUFBQSxJQUc1QkUsRUFDQ3hDLEdBQUNzQyxLQUNEdkIsR0FBUXdCLHlCQUF5Qm5DLElBQVVKLEdBQUNzQyxHQUFBQSxDQUFBQSxLQUsvQ3JDLEtBQVdELEdBQUV5QixPQUNidkIsS0FBV0YsR0FBRWtDLE9BQ2JsQyxHQUFDeUMsTUFBVW5ELElBR05wQyxHQUFRZ0UsS0FZTjtBQVVOLFlBUkNkLE9BQWFILE1BQ2JJLE1BQUFBLENBQ0NVLEdBQVF3Qiw0QkFDVHZDLEdBQUUwQyw2QkFFRjFDLEdBQUUwQywwQkFBMEJ0QyxJQUFVRyxFQUFBQSxHQUlyQ2pCLEdBQVFtRCxPQUFjdkYsR0FBUXVGLE9BQUFBLEVSN0tMLElROEt2QnpDLEdBQUM4QixRQUFBQSxFUmhMc0IsSVFpTHZCOUIsR0FBQzhCLFFBQ0g5QixHQUFFMkMseUJBQUFBLFVBQ0YzQyxHQUFFMkMsc0JBQ0R2QyxJQUNBSixHQUFDc0MsS0FDRC9CLEVBQUFBLEdBRUQ7QUFFR2pCLFVBQUFBLEdBQVFtRCxPQUFjdkYsR0FBUXVGLFFBS2pDekMsR0FBRXlCLFFBQVFyQixJQUNWSixHQUFFa0MsUUFBUWxDLEdBQUNzQyxLQUNYdEMsR0FBQzhCLE9BQUFBLEtBR0Z4QyxHQUFRckIsTUFBUWYsR0FBUWUsS0FDeEJxQixHQUFRK0MsTUFBYW5GLEdBQVFtRixLQUM3Qi9DLEdBQVErQyxJQUFXTyxLQUFLLFNBQUFDLElBQUFBO0FBQ25CQSxZQUFBQSxPQUFPQSxHQUFLaEIsS0FBV3ZDO1VBQzVCLENBQUEsR0FFQXdELEVBQVV4QixLQUFLeUIsTUFBTS9DLEdBQUNvQyxLQUFtQnBDLEdBQUNxQyxHQUFBQSxHQUMxQ3JDLEdBQUNxQyxNQUFtQixDQUFBLEdBRWhCckMsR0FBQ29DLElBQWtCL0UsVUFDdEJvQyxHQUFZNkIsS0FBS3RCLEVBQUFBLEdBTWxCTixLQUFTc0QsRUFBYzlGLEVBQUFBO0FBRXZCLGdCQUFNc0U7UUFDUDtBQUVJeEIsUUFBQUEsR0FBRWlELHVCQUNMakQsR0FBRWlELG9CQUFvQjdDLElBQVVKLEdBQUNzQyxLQUFhL0IsRUFBQUEsR0FHM0NGLE1BQW9CTCxHQUFFa0Qsc0JBQ3pCbEQsR0FBQ29DLElBQWtCZCxLQUFLLFdBQUE7QUFDdkJ0QixVQUFBQSxHQUFFa0QsbUJBQW1CakQsSUFBVUMsSUFBVUMsRUFBQUE7UUFDMUMsQ0FBQTtNQUVGLE1BeEVFRSxDQUFBQSxNQUFBQSxDQUNDVSxHQUFRd0IsNEJBQ1R2QyxHQUFFbUQsc0JBRUZuRCxHQUFFbUQsbUJBQUFBLEdBR0M5QyxNQUFvQkwsR0FBRW9ELHFCQUN6QnBELEdBQUNvQyxJQUFrQmQsS0FBS3RCLEdBQUVvRCxpQkFBQUE7QUFrRTVCcEQsTUFBQUEsR0FBRXFELFVBQVU5QyxJQUNaUCxHQUFFeUIsUUFBUXJCLElBQ1ZKLEdBQUNzRCxNQUFjakUsSUFDZlcsR0FBQzhCLE9BQUFBLElBSUd0QixLQUFhdEIsRUFBT3FFLEtBQ3ZCOUMsS0FBUUosS0FBbUIsS0FBSztBQUNqQyxTQUFBO0FBQ0NMLFFBQUFBLEdBQUM4QixPQUFBQSxJQUNHdEIsTUFBWUEsR0FBV2xCLEVBQUFBLEdBQzNCTyxLQUFNRyxHQUFFMkIsT0FBTzNCLEdBQUV5QixPQUFRekIsR0FBRWtDLFFBQVFsQyxHQUFDc0MsS0FBY3RDLEdBQUVxRCxPQUFBQTtNQUFBQSxTUjlPekIsSVErT25CckQsR0FBQzhCLE9BQUFBLEVBQThCckIsS0FBUTtBQUU1Q0osTUFBQUEsT0FDSHlDLEVBQVV4QixLQUFLeUIsTUFBTS9DLEdBQUNvQyxLQUFtQnBDLEdBQUNxQyxHQUFBQSxHQUMxQ3JDLEdBQUNxQyxNQUFtQixDQUFBLElBSXJCckMsR0FBRWtDLFFBQVFsQyxHQUFDc0MsS0FFUHRDLEdBQUV3RCxvQkFDTGpFLEtBQWdCaUQsRUFBTyxDQUFBLEdBQUlqRCxJQUFlUyxHQUFFd0QsZ0JBQUFBLENBQUFBLElBSTVDbkQsTUFDQW5ELEdBQVFnRSxPQUNSbEIsR0FBRXlELDRCQUVGdEQsS0FBV0gsR0FBRXlELHdCQUF3QnhELElBQVVDLEVBQUFBLElBRzFDUSxLQUNMYixNQUFPQSxHQUFJNUMsU0FBU3lHLEtSN1BKLFFRNlBnQjdELEdBQUk3QyxNQUNqQzZDLEdBQUk0QixNQUFNa0MsV0FDVjlELElBVUFPLEdBQVFrRCxRQUNYekQsS0FBTUgsSUFNTjdCLE1BTEF3QixLQUFZZSxHQUFRa0QsS0FLRU0sY0FHdEJqRSxLQUFjSCxLUm5SRSxNUXNSWnRDLEdBQVN1RSxTQUFTdkUsR0FBU3VFLE1BQUs2QixPQUFlakUsT0FDMUJuQyxHQUFRbUYsSUFBWU8sS0FBSyxTQUFBOUIsSUFBQUE7QUFDNUNBLFFBQUFBLE1BQU8rQyxFQUFRL0MsSUFBT0EsRUFBQUE7TUFDM0IsQ0FBQSxHQUNBNUQsR0FBUW1GLE1SMVJPLE9RNlJoQjNDLEtBQVN4QyxHQUFRbUYsTUFBYVcsRUFBYzlGLElBQVUsQ0FBQSxJUjdSdEMsT1FnU2pCd0MsS0FBU29FLEVBQ1J6RSxJQUNBMEUsRUFBUXJELEVBQUFBLElBQWdCQSxLQUFlLENBQUNBLEVBQUFBLEdBQ3hDcEIsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FDLElBQ0FDLElBQ0FDLEVBQUFBLEdBS0dRLEdBQVFrRCxRQUNYaEUsR0FBUXJCLE1SalRRLE1Ra1RoQnlCLEtBQVNHLEtBSVZQLEdBQVFsQyxPQUFBQSxNQUdKMEMsTUFBU0EsR0FBUThDLEtBQUtvQixDQUFBQSxHQUV0QmhFLEdBQUNvQyxJQUFrQi9FLFVBQ3RCb0MsR0FBWTZCLEtBQUt0QixFQUFBQSxHUjNVeUIsSVFnVnZDQSxHQUFDOEIsUUFDSjlCLEdBQUM4QixPQUFBQTtJQXdFSCxTQXRFU2xELElBQUFBO0FBT1IsVUFIQWEsR0FBWXBDLFNBQVMwQyxJQUNyQlQsR0FBUW1ELE1SelVTLE1RMlViOUMsTUFBZUgsR0FDbEIsS0FBSVosTUFBS0EsR0FBRXFGLE1BQU07QUFNaEIsWUFGQTNFLEdBQVFsQyxPUnpXaUIsTVF5V1d1QyxJQUVoQ0gsSUFBbUI7QUFNdEIsZUFBQSxFQUxJcUIsS0FBSXJCLEdBQWtCMEUsUUFBUXhFLE1BQUFBLE1SbFZmeUUsT1FvVlZ0RCxLQUFJckIsR0FBa0JuQyxVQUd2QnlELEtBQVF0QixHQUFrQnFCLEtBQUksQ0FBQSxNQUF5QixLQUFsQkMsR0FBTU0sV0FDbERQLENBQUFBO0FBTUQsaUJBQU9BLEtBQUlyQixHQUFrQm5DLFFBQVF3RCxLQUNwQyxLQUFLQyxLQUFRdEIsR0FBa0JxQixFQUFBQSxFQUU5QixLQURBckIsR0FBa0JxQixFQUFBQSxJUmpXTixNUWtXUkYsR0FBQUE7QUFDSCxnQkFBSUcsTUFBU0YsR0FBSztVQUFBLE9BQ1o7QUFBQSxnQkFBc0IsS0FBbEJFLEdBQU1NLFNBQ2hCO0FBQ1VOLFlBQUFBLEdBQU1zRCxLQUFLQyxXQUFXLElBQUEsTUFDaEN6RCxLQUFNUyxFQUFVVixJQUFjRyxFQUFBQTtVQUMvQjtRQUdIO0FBRUEsWUFBQSxDQUFLSCxHQUFhO0FBQ2pCLGlCQUFPakIsTUFBNkIsS0FBbkJBLEdBQU8wQixZQUFpQjFCLEdBQU80RSxjQUMvQzVFLENBQUFBLEtBQVNBLEdBQU80RTtBQUVqQjNELGNBQWNqQjtRQUNmO0FBQUEsU0FNS0csS0FBTXdCLEVBSlhWLElBQ0NyQixHQUFRNEIsSUFBQUMsUUFDUDdCLEdBQVE0QixJQUFBQyxNQUFzQlIsRUFBQUEsTUFHL0JyQixHQUFRckIsTUFBUTBDLEdBQ2hCakIsS0FBU0csTUFDSFAsR0FBUXJCLE1BQVF5QixJQUN2QkEsS0FBU0EsTUFBVUEsR0FBTzRFO01BQzNCLE1BQVc5RSxDQUFBQSxNQUNWQSxHQUFrQm9ELEtBQUtvQixDQUFBQTtVQUd4QjFFLENBQUFBLEdBQVFyQixNQUFRZixHQUFRZTtBQUdwQnFCLE1BQUFBLEdBQVErQyxRQUNaL0MsR0FBUStDLE1BQWFuRixHQUFRbUYsT0FBYyxDQUFBLElBR3RDekQsTUFBS0EsR0FBRXFGLFFBQU9NLEVBQVlqRixFQUFBQSxHQUNoQ0osRUFBT2pCLElBQWFXLElBQUdVLElBQVVwQyxFQUFBQTtJQUNsQztFQUNELE1BQ0N3QyxDQUFBQSxLQUFTSixHQUFRckIsTUFBUXVHLEVBQ3hCdEgsR0FBUWUsS0FDUnFCLElBQ0FwQyxJQUNBcUMsSUFDQTFCLElBQ0EyQixJQUNBQyxJQUNBRSxJQUNBQyxJQUNBUCxFQUFBQTtBQU1GLFVBRktRLEtBQU1YLEVBQVF1RixXQUFTNUUsR0FBSVAsRUFBQUEsR0FFekJJO0FBQ1I7QUFTQSxTQUFTMkIsRUFBU3FELElBQU9DLElBQUFBO0FBQ3hCLE1BQUlELE1BQTJCLEtBQWxCQSxHQUFNdEQsWUFBaUJzRCxHQUFNTixLQUFLQyxXQUFXLElBQUEsRUFDekQsVUFBU08sS0FBUSxHQUFJRixLQUFRQSxHQUFNSixlQUFnQjtBQUNsRCxRQUFzQixLQUFsQkksR0FBTXREO0FBQ1QsVUFBSXNELEdBQU1OLEtBQUtDLFdBQVcsSUFBQSxFQUFPTyxDQUFBQTtlQUN4QkYsR0FBTU4sS0FBS0MsV0FBVyxLQUFBLEtBQUEsQ0FBQSxFQUFhTyxHQUFPLFFBQU9GOztBQUV2REMsSUFBQUEsTUFBT0EsR0FBTXJELEtBQUtvRCxFQUFBQTtFQUN2QjtBQUVGO0FBRUEsU0FBU0gsRUFBWTFCLElBQUFBO0FBQ2hCQSxFQUFBQSxPQUNDQSxHQUFLM0IsUUFBYTJCLEdBQUszQixJQUFBWSxPUi9iRSxJUWdjekJlLEdBQUtSLE9BQVlRLEdBQUtSLElBQVdPLEtBQUsyQixDQUFBQTtBQUU1QztBQU9PLFNBQVNNLEVBQVdwRixJQUFhcUYsSUFBTWxGLElBQUFBO0FBQzdDLFdBQVNpQixLQUFJLEdBQUdBLEtBQUlqQixHQUFTdkMsU0FDNUIwSCxHQUFTbkYsR0FBU2lCLElBQUFBLEdBQU1qQixHQUFTaUIsSUFBQUEsR0FBTWpCLEdBQVNpQixJQUFBQSxDQUFBQTtBQUc3QzNCLElBQU9nQyxPQUFVaEMsRUFBT2dDLElBQVM0RCxJQUFNckYsRUFBQUEsR0FFM0NBLEdBQVltRCxLQUFLLFNBQUE1QyxJQUFBQTtBQUNoQixRQUFBO0FBRUNQLE1BQUFBLEtBQWNPLEdBQUNvQyxLQUNmcEMsR0FBQ29DLE1BQW9CLENBQUEsR0FDckIzQyxHQUFZbUQsS0FBSyxTQUFBb0MsSUFBQUE7QUFFaEJBLFFBQUFBLEdBQUdDLEtBQUtqRixFQUFBQTtNQUNULENBQUE7SUFHRCxTQUZTcEIsSUFBQUE7QUFDUk0sUUFBT2pCLElBQWFXLElBQUdvQixHQUFDeUMsR0FBQUE7SUFDekI7RUFDRCxDQUFBO0FBQ0Q7QUFvQkEsU0FBUytCLEVBQ1I5RyxJQUNBNEIsSUFDQXBDLElBQ0FxQyxJQUNBMUIsSUFDQTJCLElBQ0FDLElBQ0FFLElBQ0FDLElBQ0FQLElBQUFBO0FBVkQsTUFnQkt3QixJQUVBcUUsSUFFQUMsSUFFQUMsSUFDQTVILElBQ0E2SCxJQUNBQyxJQTRCR0MsSUF6Q0h0RixLQUFXL0MsR0FBU3VFLFNBQVMrRCxHQUMzQnBGLEtBQVdkLEdBQVNtQyxPQUNwQkwsS0FBa0M5QixHQUFTckM7QUFrQmpELE1BSmdCLFNBQVptRSxLQUFtQnZELEtSdGdCSywrQlF1Z0JQLFVBQVp1RCxLQUFvQnZELEtScmdCQSx1Q1FzZ0JuQkEsT0FBV0EsS1J2Z0JTLGlDUXlnQjFCMkI7QUFDSCxTQUFLcUIsS0FBSSxHQUFHQSxLQUFJckIsR0FBa0JuQyxRQUFRd0QsS0FRekMsTUFQQXJELEtBQVFnQyxHQUFrQnFCLEVBQUFBLE9BU3hCTyxLQUFXNUQsR0FBTWlJLGFBQWFyRSxLQUE2QixLQUFsQjVELEdBQU00RCxXQUMvQztBQUNEMUQsTUFBQUEsS0FBTUYsSUFDTmdDLEdBQWtCcUIsRUFBQUEsSVJwaEJGO0FRcWhCaEI7SUFDRDs7QUFJRixNQUFBLENBQUtuRCxJQUFLO0FBRVQsUUFETTZILEtBQU1sRyxHQUFVcUcsaUJBQWlCQyxVQUFBQSxDQUNsQ3ZFLEdBQ0osUUFBT21FLEdBQUlLLGVBQWV4RixFQUFBQTtBQU0zQjFDLElBQUFBLEtBQU02SCxHQUFJTSxnQkFDVGhJLElBQ0F1RCxJQUNBaEIsR0FBUzBGLEtBQUsxRixLQUFXZixFQUFBQSxHQUt0Qk0sT0FDQ1QsRUFBTzZHLE9BQ1Y3RyxFQUFPNkcsSUFBb0J6RyxJQUFVRSxFQUFBQSxHQUN0Q0csS0FBQUEsUUFHREgsS1JqakJrQjtFUWtqQm5CO0FBRUEsTUFBSzRCLElBS0U7QUFnQk4sUUFYQS9CLEtBQXlCLGNBQVorQixNQUEwQjFELEdBQUlzSSxXQUFZdEksSUFHdkQ4QixLQUNhLGNBQVo0QixNUmxrQmlCLFFRa2tCU2hCLEdBQVM2RixlUmxrQmxCLE9Rb2tCZHpHLE1BQXFCaEIsRUFBTXlHLEtBQUs1RixHQUFVNkcsVUFBQUEsR0FBQUEsQ0FLekN2RyxNQUFlSCxHQUtuQixNQURBUyxLQUFXLENBQUEsR0FDTlksS0FBSSxHQUFHQSxLQUFJbkQsR0FBSXlJLFdBQVc5SSxRQUFRd0QsS0FFdENaLENBQUFBLElBREF6QyxLQUFRRSxHQUFJeUksV0FBV3RGLEVBQUFBLEdBQ1JsRCxJQUFBQSxJQUFRSCxHQUFNQTtBQUkvQixTQUFLcUQsTUFBS1osR0FDVHpDLENBQUFBLEtBQVF5QyxHQUFTWSxFQUFBQSxHQUNSLDZCQUFMQSxLQUNIc0UsS0FBVTNILEtBRUwsY0FBTHFELE1BQ0VBLE1BQUtULE1BQ0EsV0FBTFMsTUFBZ0Isa0JBQWtCVCxNQUM3QixhQUFMUyxNQUFrQixvQkFBb0JULE1BRXhDM0MsRUFBWUMsSUFBS21ELElSOWxCRCxNUThsQlVyRCxJQUFPSyxFQUFBQTtBQU1uQyxTQUFLZ0QsTUFBS1QsR0FDVDVDLENBQUFBLEtBQVE0QyxHQUFTUyxFQUFBQSxHQUNSLGNBQUxBLEtBQ0h1RSxLQUFjNUgsS0FDQyw2QkFBTHFELEtBQ1ZxRSxLQUFVMUgsS0FDSyxXQUFMcUQsS0FDVndFLEtBQWE3SCxLQUNFLGFBQUxxRCxLQUNWeUUsS0FBVTlILEtBRVJtQyxNQUErQixjQUFBLE9BQVRuQyxNQUN4QnlDLEdBQVNZLEVBQUFBLE1BQU9yRCxNQUVoQkMsRUFBWUMsSUFBS21ELElBQUdyRCxJQUFPeUMsR0FBU1ksRUFBQUEsR0FBSWhELEVBQUFBO0FBS3RDcUgsSUFBQUEsTUFHRHZGLE1BQ0N3RixPQUNBRCxHQUFPa0IsVUFBV2pCLEdBQU9pQixVQUFXbEIsR0FBT2tCLFVBQVcxSSxHQUFJMkksZUFFNUQzSSxHQUFJMkksWUFBWW5CLEdBQU9rQixTQUd4QjlHLEdBQVErQyxNQUFhLENBQUEsTUFFakI4QyxPQUFTekgsR0FBSTRJLGNBQWMsTUFHbEIsbUJBQVpsRixNUnhvQjBCLHdDUXlvQnpCdkQsTUFBK0IwSSxFQUFzQkMsS0FBS3BGLEVBQUFBLE9BRTNEdkQsS1I1b0IyQixpQ1Erb0I1QmlHLEVBQ0N6RSxJQUNBMEUsRUFBUXFCLEVBQUFBLElBQWVBLEtBQWMsQ0FBQ0EsRUFBQUEsR0FDdEM5RixJQUNBcEMsSUFDQXFDLElBQ0ExQixJQUNBMkIsSUFDQUMsSUFDQUQsS0FDR0EsR0FBa0IsQ0FBQSxJQUNsQnRDLEdBQVFtRixPQUFjVyxFQUFjOUYsSUFBVSxDQUFBLEdBQ2pEeUMsSUFDQUMsRUFBQUEsR0FJR0osTUFBbUJBLEdBQWtCb0QsS0FBS29CLENBQUFBLElBSTFDckUsTUFBMkIsY0FBWnlCLE9BQ25CUCxLQUFJLFNBQ1ksY0FBWk8sTVJucUJhLFFRbXFCYWlFLEtBQzdCM0gsR0FBSW1CLGdCQUFnQmdDLEVBQUFBLElSbnFCQ3NELFFRcXFCckJrQixNQUtDQSxPQUFlM0gsR0FBSW1ELEVBQUFBLE1BQW1CLGNBQVpPLE1BQTJCaUUsT0FFdEQ1SCxFQUFZQyxJQUFLbUQsSUFBR3dFLElBQVlwRixHQUFTWSxFQUFBQSxHQUFJaEQsRUFBQUEsR0FHOUNnRCxLQUFJLFdSL3FCa0JzRCxRUWdyQmxCbUIsTUFBd0JBLE1BQVc1SCxHQUFJbUQsRUFBQUEsS0FDMUNwRCxFQUFZQyxJQUFLbUQsSUFBR3lFLElBQVNyRixHQUFTWSxFQUFBQSxHQUFJaEQsRUFBQUE7RUFHN0MsTUEvSEtvQyxDQUFBQSxPQUFhRyxNQUFjVCxNQUFlakMsR0FBSTBHLFFBQVFoRSxPQUN6RDFDLEdBQUkwRyxPQUFPaEU7QUFnSWIsU0FBTzFDO0FBQ1I7QUFTTyxTQUFTcUgsRUFBUzBCLElBQUtqSixJQUFPcUYsSUFBTzZELElBQUFBO0FBQzNDLE1BQUE7QUFDbUIsa0JBQUEsT0FBUEQsS0FJTmpKLEtBQU9BLEdBQUttSixNQUFlRixHQUFJakosRUFBQUEsS0FBVSxJQUU1Q2tKLE9BQ0NBLEtBQVFBLEdBQUt4RixPQUFld0YsR0FBS3pJLFNBQ2pDVCxLQUFRa0osR0FBS0MsU0FFZEQsR0FBS0MsTVI3c0JXLE1ROHNCSSxjQUFBLE9BQVRuSixLQUFxQkEsR0FBQUEsSUFDM0JpSixHUi9zQlcsSUFBQSxLUWl0QlhBLEdBQUlHLFVBQVVwSjtFQUd0QixTQUZTb0IsSUFBQUE7QUFDUk0sTUFBT2pCLElBQWFXLElBQUdpRSxFQUFBQTtFQUN4QjtBQUNEO0FBU08sU0FBU2dCLEVBQVFoQixJQUFPZ0UsSUFBYUMsSUFBQUE7QUFBckMsTUFDRkMsSUFBR25HLElBQUsrRCxJQW9CRjlEO0FBYlYsTUFOSTNCLEVBQVEyRSxXQUFTM0UsRUFBUTJFLFFBQVFoQixFQUFBQSxHQUFBQSxFQUVoQ2tFLEtBQUlsRSxHQUFNNEQsUUFBVU0sR0FBRUgsV0FBV0csR0FBRUgsV0FBVy9ELEdBQUs1RSxPQUN2RDhHLEVBQVNnQyxJUm51QlMsTVFtdUJBRixJQUFhaEUsRUFBQUEsR0FHM0JrRSxLQUFJbEUsR0FBSzNCLEtBQWM7QUFDM0IsUUFBSTZGLEdBQUVDLHFCQUNMLEtBQUE7QUFDQ0QsTUFBQUEsR0FBRUMscUJBQUFBO0lBR0gsU0FGU3BJLElBQUFBO0FBQ1JNLFFBQU9qQixJQUFhVyxJQUFHaUksRUFBQUE7SUFDeEI7QUFHREUsSUFBQUEsR0FBQ3pELE1BQWN5RCxHQUFDNUUsTVIvdUJFO0VRZ3ZCbkI7QUFFQSxNQUFLNEUsS0FBSWxFLEdBQUtSLElBQ2IsTUFBU3hCLEtBQUksR0FBR0EsS0FBSWtHLEdBQUUxSixRQUFRd0QsS0FDekJrRyxDQUFBQSxHQUFFbEcsRUFBQUEsS0FDTGdELEVBQ0NrRCxHQUFFbEcsRUFBQUEsR0FDRmdHLElBR3FCLGNBQUEsT0FBZGhFLEdBQU01RixRQUNWNkosTUFBQUEsQ0FBZWpFLEdBQU1wQixNQUFLNkIsR0FBQUE7QUFBQUEsR0FVL0J3RCxPQUNBQyxLQUFJbEUsR0FBSzNCLFNBQ1Q2RixLQUFJQSxHQUFDNUYsU0FDTFAsS0FBTVMsRUFBUzBGLElBQUlwQyxLQUFRLENBQUEsQ0FBQSxPQUV4Qm9DLE1BQUtsRSxHQUFLNUUsT0FBTzBHLEdBQU0vQixLQUFLb0IsQ0FBQUEsR0FDaENBLEVBQVdwRCxFQUFBQSxHQUNYb0QsRUFBVytDLEVBQUFBLElBR1BELE1BQVk5QyxFQUFXbkIsR0FBSzVFLEdBQUFBLEdBRWpDNEUsR0FBSzVFLE1BQVE0RSxHQUFLM0IsTUFBYzJCLEdBQUtoQixLUmp4QmxCO0FRa3hCcEI7QUFHQSxTQUFTRyxFQUFTUCxJQUFPUyxJQUFPbUIsSUFBQUE7QUFDL0IsU0FBT3JFLEtBQUtnQyxZQUFZUyxJQUFPNEIsRUFBQUE7QUFDaEM7QUN6eUJPLFNBQVMxQixFQUFPa0IsSUFBT3hELElBQUFBO0FBQXZCLE1BVUZNLElBT0F6QyxJQUtBdUMsSUFDSEc7QUF0QkdWLElBQU8yQyxNQUFRM0MsRUFBTzJDLEdBQU9nQixJQUFPeEQsRUFBQUEsR0FJZCxLQUF0QkEsR0FBVStCLGFBQ2IvQixLQUFZQSxHQUFVNEgsa0JBV25CL0osTUFQQXlDLEtBQWNrRCxNVG5CUyxLU21CQUEsR0FBS3pGLE9UUWIsT1NEaUJpQyxHQUFTZ0QsS0FFN0NoRCxHQUFTZ0QsTUFBYTZFLEVBQVl4RCxHQUFVLEVBQUVDLFVBQVUsQ0FBQ2QsRUFBQUEsRUFBQUEsQ0FBQUEsR0FHckRwRCxLQUFjLENBQUEsR0FDakJHLEtBQVcsQ0FBQSxHQUVaUixFQUNDQyxJQUdBQSxHQUFTZ0QsS0FDVG5GLE1BQVlzSSxHQUNaQSxHQUNBbkcsR0FBVXVFLGNBQ1YxRyxLVGZrQixPU2lCZm1DLEdBQVU4SCxhQUNUM0ksRUFBTXlHLEtBQUs1RixHQUFVNkcsVUFBQUEsSVRsQlAsTVNvQmxCekcsSUFDQXZDLEtBQVdBLEdBQVFlLE1BQVFvQixHQUFVOEgsWUFFckN4SCxJQUNBQyxFQUFBQSxHQUlEaUYsRUFBV3BGLElBQWFKLEdBQVNnRCxLQUFZekMsRUFBQUEsR0FHN0NQLEdBQVNnRCxJQUFXWixNQUFNa0MsV1QvQlA7QVNnQ3BCO0FKeERPLFNBQVN5RCxFQUFjQyxJQUFBQTtBQUM3QixXQUFTQyxHQUFRQyxJQUFBQTtBQUFqQixRQUdNQyxJQUNBQztBQXlCTCxXQTVCS0MsS0FBS0Msb0JBRUxILEtBQU8sb0JBQUlJLFFBQ1hILEtBQU0sQ0FBQSxHQUNOSCxHQUFPTyxHQUFBQSxJQUFRSCxNQUVuQkEsS0FBS0Msa0JBQWtCLFdBQUE7QUFBQSxhQUFNRjtJQUFHLEdBRWhDQyxLQUFLSSx3QkFBd0IsU0FBVUMsSUFBQUE7QUFFbENMLFdBQUtILE1BQU1TLFNBQVNELEdBQU9DLFNBQzlCUixHQUFLUyxRQUFRLFNBQUFDLElBQUFBO0FBQ1pBLFFBQUFBLEdBQUNDLE9MRHdCLEdLRXpCQyxFQUFjRixFQUFBQTtNQUNmLENBQUE7SUFFRixHQUVBUixLQUFLVyxNQUFNLFNBQUFILElBQUFBO0FBQ1ZWLE1BQUFBLEdBQUtjLElBQUlKLEVBQUFBO0FBQ1QsVUFBSUssS0FBTUwsR0FBRU07QUFDWk4sTUFBQUEsR0FBRU0sdUJBQXVCLFdBQUE7QUFDeEJoQixRQUFBQSxHQUFLaUIsT0FBT1AsRUFBQUEsR0FDUkssTUFBS0EsR0FBSUcsS0FBS1IsRUFBQUE7TUFDbkI7SUFDRCxJQUdNWCxHQUFNb0I7RUFDZDtBQVlBLFNBVkFyQixHQUFPTyxNQUFPLFNBQVNlLEtBQ3ZCdEIsR0FBT3VCLEtBQWlCeEIsSUFPeEJDLEdBQVF3QixZQUpSeEIsR0FBUXlCLFdBQVcsU0FBQ3hCLElBQU95QixJQUFBQTtBQUMxQixXQUFPekIsR0FBTW9CLFNBQVNLLEVBQUFBO0VBQ3ZCLEdBRW9DQyxjQUFjM0IsSUFFM0NBO0FBQ1I7QUp0Q000QixJQUFVLEVBQ2ZDLEtVS00sU0FBcUJDLElBQU9DLElBQU9DLElBQVVDLElBQUFBO0FBUW5ELFdBTklDLElBRUhDLElBRUFDLElBRU9MLEtBQVFBLEdBQUtNLEtBQ3BCLE1BQ0VILEtBQVlILEdBQUtPLFFBQUFBLEVYYnlCLElXY3pDSixHQUFTSyxNQUNWO0FBQ0RMLElBQUFBLEdBQVNLLE9YWm1CO0FXYTVCLFFBQUE7QUFlQyxXQVZLSCxNQUpMRCxLQUFPRCxHQUFVTSxnQkFJTUwsR0FBS00sNkJBQzNCUCxHQUFVUSxTQUFTUCxHQUFLTSx5QkFBeUJYLEVBQUFBLENBQUFBLEdBRzlDSSxHQUFVUyxzQkFDYlQsR0FBVVMsa0JBQWtCYixJQUFPRyxNQUFhLENBQUEsQ0FBQSxHQUNoREcsS0FBVSxJQUlQQSxNWDFCdUIsSVcwQlpGLEdBQVNLLElBRXZCLFFBQUEsTUFEQUwsR0FBU0ssT1gvQnlCO0lXb0NwQyxTQUZTSyxJQUFBQTtBQUNSZCxNQUFBQSxLQUFRYztJQUNUO0VBQ0Q7QUFNRCxRUnlJQUMsSUFBZ0IsR1F6SVZmO0FBQ1AsRUFBQSxHVHhESWdCLElBQVUsR0FvSERDLElBQWlCLFNBQUFoQixJQUFBQTtBQUFLLFNGM0ZmLFFFNEZuQkEsTUFBaUJBLEdBQU1TLGdCQUFnQlE7QUFBWSxHQ3ZGcERDLEVBQWNDLFVBQVVSLFdBQVcsU0FBVVMsSUFBUUMsSUFBQUE7QUFFcEQsTUFBSUMsS0FBSUMsS0FBSUM7QUFDUEYsRUFBQUEsTUFBS0EsTUFBS0MsS0FBS0UsVUFDbkJILEtBQUlDLEtBQUlDLE1BQWNFLEVBQU8sQ0FBQSxHQUFJSCxLQUFLRSxLQUFBQSxJQUdsQixjQUFBLE9BQVZMLE9BR1ZBLEtBQVNBLEdBQU9NLEVBQU8sQ0FBQSxHQUFJSixFQUFBQSxHQUFJQyxLQUFLSSxLQUFBQSxJQUdqQ1AsT0FDSE0sRUFBT0osSUFBR0YsRUFBQUEsR0FLUEcsS0FBSUssUUFDSFAsTUFDSEUsS0FBSU0sSUFBaUJDLEtBQUtULEVBQUFBLEdBRTNCVSxFQUFjUixJQUFBQTtBQUVoQixHQVFBTCxFQUFjQyxVQUFVYSxjQUFjLFNBQVVYLElBQUFBO0FBQzNDRSxPQUFJSyxRQUlQTCxLQUFJZixPSHREeUIsR0d1RHpCYSxNQUFVRSxLQUFJVSxJQUFrQkgsS0FBS1QsRUFBQUEsR0FDekNVLEVBQWNSLElBQUFBO0FBRWhCLEdBWUFMLEVBQWNDLFVBQVVlLFNBQVNDLEdBNkYzQkMsSUFBZ0IsQ0FBQSxHQVlyQnRCLElBQWdCLEdBMkJYdUIsSUFBWSxTQUFDQyxJQUFHQyxJQUFBQTtBQUFDLFNBQUtELEdBQUNWLElBQUFZLE1BQWlCRCxHQUFDWCxJQUFBWTtBQUFjLEdDdE56REMsSUFBbUJDLHVCQUFBQSxHQVdqQkMsSUFBZ0IsK0JBYWxCQyxJQUFhLEdBZ0pYQyxJQUFlLENBQUEsR0MzS1ZDLElBQUk7OztBT0RmLElBR0lDO0FBSEosSUFNSUM7QUFOSixJQVNJQztBQVRKLElBd0NJQztBQXhDSixJQUFNQyxLQUFXQyxPQUFPQztBQUF4QixJQVlJQyxLQUFjO0FBWmxCLElBZUlDLEtBQW9CLENBQUE7QUFmeEIsSUF3QklDLEtBQWtCLENBQUE7QUF4QnRCLElBMkJNQyxLQUF1REM7QUEzQjdELElBNkJJQyxLQUFnQkYsR0FBT0c7QUE3QjNCLElBOEJJQyxLQUFrQkosR0FBT0s7QUE5QjdCLElBK0JJQyxLQUFlTixHQUFRTztBQS9CM0IsSUFnQ0lDLEtBQVlSLEdBQU9TO0FBaEN2QixJQWlDSUMsS0FBbUJWLEdBQVFXO0FBakMvQixJQWtDSUMsS0FBVVosR0FBT2E7QUF1SXJCLFNBQVNDLEdBQWFDLElBQU9DLElBQUFBO0FBQ3hCaEIsRUFBQUEsR0FBT2lCLE9BQ1ZqQixHQUFPaUIsSUFBTzFCLElBQWtCd0IsSUFBT2xCLE1BQWVtQixFQUFBQSxHQUV2RG5CLEtBQWM7QUFPZCxNQUFNcUIsS0FDTDNCLEdBQWdCNEIsUUFDZjVCLEdBQWdCNEIsTUFBVyxFQUMzQk4sSUFBTyxDQUFBLEdBQ1BJLEtBQWlCLENBQUEsRUFBQTtBQU9uQixTQUpJRixNQUFTRyxHQUFLTCxHQUFPTyxVQUN4QkYsR0FBS0wsR0FBT1EsS0FBSyxDQUFBLENBQUEsR0FHWEgsR0FBS0wsR0FBT0UsRUFBQUE7QUFDcEI7QUFPTyxTQUFTTyxHQUFTQyxJQUFBQTtBQUV4QixTQURBMUIsS0FBYyxHQUNQMkIsR0FBV0MsSUFBZ0JGLEVBQUFBO0FBQ25DO0FBVU8sU0FBU0MsR0FBV0UsSUFBU0gsSUFBY0ksSUFBQUE7QUFFakQsTUFBTUMsS0FBWWQsR0FBYXhCLE1BQWdCLENBQUE7QUFFL0MsTUFEQXNDLEdBQVVDLElBQVdILElBQUFBLENBQ2hCRSxHQUFTbkIsUUFDYm1CLEdBQVNmLEtBQVUsQ0FDakJjLEtBQWlEQSxHQUFLSixFQUFBQSxJQUEvQ0UsR0FBQUEsUUFBMEJGLEVBQUFBLEdBRWxDLFNBQUFPLElBQUFBO0FBQ0MsUUFBTUMsTUFBZ0JILEdBQVNJLE9BQWVKLEdBQVNmLElBQVMsQ0FBQSxHQUMxRG9CLEtBQVlMLEdBQVVDLEVBQVNFLElBQWNELEVBQUFBO0FBRTlDcEMsSUFBQUEsR0FBU3FDLElBQWNFLEVBQUFBLE1BQzNCTCxHQUFTSSxNQUFjLENBQUNDLElBQVdMLEdBQVNmLEdBQVEsQ0FBQSxDQUFBLEdBQ3BEZSxHQUFTbkIsSUFBWXlCLFNBQVMsQ0FBQSxDQUFBO0VBRWhDLENBQUEsR0FHRE4sR0FBU25CLE1BQWNsQixJQUFBQSxDQUVsQkEsR0FBZ0I0QyxNQUFtQjtBQUN2QzVDLElBQUFBLEdBQWdCNEMsTUFBQUE7QUFDaEIsUUFBTUMsS0FBVTdDLEdBQWlCOEM7QUFPakM5QyxJQUFBQSxHQUFpQjhDLHdCQUF3QixTQUFVQyxJQUFHQyxJQUFHQyxJQUFBQTtBQUN4RCxVQUFNdEIsS0FBUXVCLEtBQUl0QjtBQUNsQixVQUFBLENBQUtELEdBQU8sUUFBQTtBQUtaLFVBQUl3QixLQUFBQSxPQUNBQyxLQUFlRixLQUFLRyxTQUFTTjtBQVVqQyxVQVRBcEIsR0FBS0wsR0FBT2dDLEtBQUssU0FBQUMsSUFBQUE7QUFDWkEsUUFBQUEsR0FBUWQsUUFDWFUsS0FBQUEsTUFDS2hELEdBQVNvRCxHQUFRakMsR0FBUSxDQUFBLEdBQUlpQyxHQUFRZCxJQUFZLENBQUEsQ0FBQSxNQUNyRFcsS0FBQUE7TUFHSCxDQUFBLEdBRUlQLElBQVM7QUFDWixZQUFNVyxLQUFTWCxHQUFRWSxLQUFLUCxNQUFNSCxJQUFHQyxJQUFHQyxFQUFBQTtBQUN4QyxlQUFPRSxLQUFjSyxNQUFVSixLQUFlSTtNQUMvQztBQUVBLGFBQUEsQ0FBUUwsTUFBZUM7SUFDeEI7RUFDRDtBQUdELFNBQU9mLEdBQVNmO0FBQ2pCO0FBT08sU0FBU29DLEdBQVVDLElBQVVDLElBQUFBO0FBRW5DLE1BQU1DLEtBQVF0QyxHQUFheEIsTUFBZ0IsQ0FBQTtBQUFBLEdBQ3RDVSxHQUFPcUQsT0FBaUJDLEdBQVlGLEdBQUtqQyxLQUFRZ0MsRUFBQUEsTUFDckRDLEdBQUtHLE1BQUFBLE1BQ0xILEdBQUt2QyxLQUFVcUMsSUFDZkUsR0FBTUksSUFBZUwsSUFFckI1RCxHQUFnQjRCLElBQUFGLElBQXlCSSxLQUFLK0IsRUFBQUE7QUFFaEQ7QUFPTyxTQUFTSyxHQUFnQlAsSUFBVUMsSUFBQUE7QUFFekMsTUFBTUMsS0FBUXRDLEdBQWF4QixNQUFnQixDQUFBO0FBQUEsR0FDdENVLEdBQU9xRCxPQUFpQkMsR0FBWUYsR0FBS2pDLEtBQVFnQyxFQUFBQSxNQUNyREMsR0FBS0csTUFBQUEsT0FDTEgsR0FBS3ZDLEtBQVVxQyxJQUNmRSxHQUFNSSxJQUFlTCxJQUVyQjVELEdBQWdCMEIsSUFBa0JJLEtBQUsrQixFQUFBQTtBQUV6QztBQUdPLFNBQVNNLEdBQU9DLElBQUFBO0FBRXRCLFNBREE5RCxLQUFjLEdBQ1ArRCxHQUFRLFdBQUE7QUFBQSxXQUFPLEVBQUVDLFNBQVNGLEdBQUFBO0VBQWMsR0FBRyxDQUFBLENBQUE7QUFDbkQ7QUFpQ08sU0FBU0csR0FBUUMsSUFBU0MsSUFBQUE7QUFFaEMsTUFBTUMsS0FBUUMsR0FBYUMsTUFBZ0IsQ0FBQTtBQU0zQyxTQUxJQyxHQUFZSCxHQUFLSSxLQUFRTCxFQUFBQSxNQUM1QkMsR0FBS0ssS0FBVVAsR0FBQUEsR0FDZkUsR0FBS0ksTUFBU0wsS0FHUkMsR0FBS0s7QUFDYjtBQWVPLFNBQVNDLEdBQVdDLElBQUFBO0FBQzFCLE1BQU1DLEtBQVdDLEdBQWlCRixRQUFRQSxHQUFPRyxHQUFBQSxHQUszQ0MsS0FBUUMsR0FBYUMsTUFBZ0IsQ0FBQTtBQUszQyxTQURBRixHQUFLRyxJQUFZUCxJQUNaQyxNQUVlLFFBQWhCRyxHQUFLSSxPQUNSSixHQUFLSSxLQUFBQSxNQUNMUCxHQUFTUSxJQUFJUCxFQUFBQSxJQUVQRCxHQUFTUyxNQUFNQyxTQU5BWCxHQUFPUTtBQU85QjtBQWlDTyxTQUFTSSxLQUFBQTtBQUVmLE1BQU1DLEtBQVFDLEdBQWFDLE1BQWdCLEVBQUE7QUFDM0MsTUFBQSxDQUFLRixHQUFLRyxJQUFTO0FBSWxCLGFBRElDLEtBQU9DLEdBQWdCQyxLQUFBQSxDQUNuQkYsR0FBSUcsT0FBVUgsR0FBSUQsS0FDekJDLENBQUFBLEtBQU9BLEdBQUlEO0FBR1osUUFBSUssS0FBT0osR0FBSUcsUUFBV0gsR0FBSUcsTUFBUyxDQUFDLEdBQUcsQ0FBQTtBQUMzQ1AsSUFBQUEsR0FBS0csS0FBVSxNQUFNSyxHQUFLLENBQUEsSUFBSyxNQUFNQSxHQUFLLENBQUE7RUFDM0M7QUFFQSxTQUFPUixHQUFLRztBQUNiO0FBS0EsU0FBU00sS0FBQUE7QUFDUixNQUFJQztBQUdKLEtBQUc7QUFHRixXQUFRQSxLQUFZQyxHQUFnQkMsTUFBQUEsSUFDbkMsS0FBQTtBQUNDQyxNQUFBQSxHQUFjSCxFQUFBQTtJQUlmLFNBSFNJLElBQUFBO0FBRVJDLE1BQUFBLEdBQU9DLElBQWFGLElBQUcsRUFBRVgsS0FEekJPLEtBQWdDQSxHQUFTTyxRQUNNUCxHQUFTSixJQUFBQSxDQUFBQTtJQUN6RDtBQUdELFdBQVFJLEtBQVlRLEdBQWtCTixNQUFBQSxLQUFVO0FBQy9DLFVBQU1PLEtBQVFULEdBQVNVO0FBQ3ZCLFVBQUtWLEdBQVNPLE9BQWdCRSxHQUM5QixLQUFBO0FBQ0NBLFFBQUFBLEdBQUtFLElBQWlCQyxLQUFLVCxFQUFBQSxHQUMzQk0sR0FBS0UsSUFBaUJDLEtBQUtDLEVBQUFBLEdBQzNCSixHQUFLRSxNQUFtQixDQUFBO01BSXpCLFNBSFNQLElBQUFBO0FBQ1JLLFFBQUFBLEdBQUtFLE1BQW1CLENBQUEsR0FDeEJOLEdBQU9DLElBQWFGLElBQUdKLEdBQVNKLEdBQUFBO01BQ2pDO0lBQ0Q7RUFDRCxTQUFTSyxHQUFnQmE7QUFDMUI7QUExYUFULEdBQU9VLE1BQVMsU0FBQUMsSUFBQUE7QUFDZnJCLEVBQUFBLEtBQW1CLE1BQ2ZzQixNQUFlQSxHQUFjRCxFQUFBQTtBQUNsQyxHQUVBWCxHQUFPWixLQUFTLFNBQUN1QixJQUFPRSxJQUFBQTtBQUNuQkYsRUFBQUEsTUFBU0UsR0FBU0MsT0FBY0QsR0FBU0MsSUFBQXRCLFFBQzVDbUIsR0FBS25CLE1BQVNxQixHQUFTQyxJQUFBdEIsTUFHcEJ1QixNQUFTQSxHQUFRSixJQUFPRSxFQUFBQTtBQUM3QixHQUdBYixHQUFPZ0IsTUFBVyxTQUFBTCxJQUFBQTtBQUNiTSxFQUFBQSxNQUFpQkEsR0FBZ0JOLEVBQUFBLEdBR3JDeEIsS0FBZTtBQUVmLE1BQU1pQixNQUhOZCxLQUFtQnFCLEdBQUtPLEtBR01iO0FBQzFCRCxFQUFBQSxPQUNDZSxNQUFxQjdCLEtBQ3hCQSxHQUFnQmdCLE1BQW9CLENBQUEsS0FFcENGLEdBQUtFLElBQWlCQyxLQUFLVCxFQUFBQSxHQUMzQk0sR0FBS0UsSUFBaUJDLEtBQUtDLEVBQUFBLEdBQzNCckIsS0FBZSxJQUVoQmlCLEdBQUtFLE1BQW1CLENBQUEsR0FJeEJGLEdBQUtoQixHQUFPbUIsS0FBSyxTQUFBYSxJQUFBQTtBQUNaQSxJQUFBQSxHQUFRQyxRQUNYRCxHQUFRaEMsS0FBVWdDLEdBQVFDLE1BRTNCRCxHQUFTRSxJQUFlRixHQUFRQyxNQUFBQTtFQUNqQyxDQUFBLElBRURGLEtBQW9CN0I7QUFDckIsR0FHQVUsR0FBUXVCLFNBQVMsU0FBQVosSUFBQUE7QUFDWmEsRUFBQUEsTUFBY0EsR0FBYWIsRUFBQUE7QUFFL0IsTUFBTWMsS0FBSWQsR0FBS087QUFDWE8sRUFBQUEsTUFBS0EsR0FBQ3BCLFFBQ0xvQixHQUFDcEIsSUFBQUMsSUFBeUJHLFVBQVFpQixHQUFXdkIsR0FBa0J3QixLQUFLRixFQUFBQSxDQUFBQSxHQUd4RUEsR0FBQ3BCLElBQUFqQixHQUFlbUIsS0FBSyxTQUFBYSxJQUFBQTtBQUNoQkEsSUFBQUEsR0FBU0UsTUFBY0YsR0FBUWYsTUFBU2UsR0FBU0U7RUFDdEQsQ0FBQSxJQUVESCxLQUFvQjdCLEtBQW1CO0FBQ3hDLEdBSUFVLEdBQU9rQixNQUFXLFNBQUNQLElBQU9pQixJQUFBQTtBQUN6QkEsRUFBQUEsR0FBWXJCLEtBQUssU0FBQVosSUFBQUE7QUFDaEIsUUFBQTtBQUNDQSxNQUFBQSxHQUFTVyxJQUFrQkMsS0FBS1QsRUFBQUEsR0FDaENILEdBQVNXLE1BQW9CWCxHQUFTVyxJQUFrQnVCLE9BQU8sU0FBQUMsSUFBQUE7QUFBRSxlQUFBLENBQ2hFQSxHQUFFMUMsTUFBVW9CLEdBQWFzQixFQUFBQTtNQUFVLENBQUE7SUFVckMsU0FSUy9CLElBQUFBO0FBR1JKLE1BQUFBLEdBQVNXLE1BQW9CLENBQzVCLFdBQUE7QUFDQyxjQUFNUDtNQUNQLENBQUE7SUFFRjtFQUNELENBQUEsR0FFSWdDLE1BQVdBLEdBQVVwQixJQUFPaUIsRUFBQUE7QUFDakMsR0FHQTVCLEdBQVFnQyxVQUFVLFNBQUFyQixJQUFBQTtBQUNic0IsRUFBQUEsTUFBa0JBLEdBQWlCdEIsRUFBQUE7QUFFdkMsTUFFS3VCLElBQVlDLElBRlhWLEtBQUlkLEdBQUtPO0FBQ1hPLEVBQUFBLE1BQUtBLEdBQUNwQixRQUVUb0IsR0FBQ3BCLElBQUFqQixHQUFlbUIsS0FBSyxTQUFBNkIsSUFBQUE7QUFDcEIsUUFBQTtBQUtDLFVBQUlBLEdBQUNsQyxPQUFha0MsR0FBQ2xCLEtBQVc7QUFDN0IsWUFBQSxXQUFJaUIsSUFBMkI7QUFFOUIsZUFEQUEsS0FBY3hCLEdBQUt2QixJQUVsQitDLE9BQUFBLENBQ0VBLEdBQVdqQixPQUFBQSxDQUFlaUIsR0FBV2pCLElBQUFoQixPQUV2Q2lDLENBQUFBLEtBQWNBLEdBQVcvQztBQUUxQitDLFVBQUFBLEtBQWNBLE1BQWVBLEdBQVdqQjtRQUN6QztBQUNBa0IsUUFBQUEsR0FBQ2xDLE1BQVlpQyxJQUNiVCxHQUFXOUIsR0FBZ0IrQixLQUFLUyxFQUFBQSxDQUFBQTtNQUNqQyxNQUNDdEMsQ0FBQUEsR0FBY3NDLEVBQUFBO0lBSWhCLFNBRlNyQyxJQUFBQTtBQUNSbUMsTUFBQUEsS0FBYW5DO0lBQ2Q7RUFDRCxDQUFBLEdBQ0EwQixHQUFDcEIsTUFBQUEsUUFDRzZCLE1BQVlsQyxHQUFPQyxJQUFhaUMsSUFBWVQsR0FBQ2xDLEdBQUFBO0FBRW5EO0FBc1RBLElBQUk4QyxJQUEwQyxjQUFBLE9BQXpCQztBQVlyQixTQUFTQyxHQUFlQyxJQUFBQTtBQUN2QixNQU9JQyxJQVBFQyxLQUFPLFdBQUE7QUFDWkMsaUJBQWFDLEVBQUFBLEdBQ1RQLEtBQVNRLHFCQUFxQkosRUFBQUEsR0FDbENLLFdBQVdOLEVBQUFBO0VBQ1osR0FDTUksS0FBVUUsV0FBV0osSUFsY1IsRUFBQTtBQXFjZkwsUUFDSEksS0FBTUgsc0JBQXNCSSxFQUFBQTtBQUU5QjtBQVVBLFNBQVNoQixHQUFXcUIsSUFBQUE7QUFDRyxPQUFsQkEsTUFBdUJDLE1BQVdoRCxHQUFRc0MsMkJBQzdDVSxLQUFVaEQsR0FBUXNDLDBCQUNOQyxJQUFnQjdDLEVBQUFBO0FBRTlCO0FBTUEsU0FBU0ksR0FBY21ELElBQUFBO0FBR3RCLE1BQU1DLEtBQU81RCxJQUNUNkQsS0FBVUYsR0FBSS9CO0FBQ0ksZ0JBQUEsT0FBWGlDLE9BQ1ZGLEdBQUkvQixNQUFBQSxRQUNKaUMsR0FBQUEsSUFHRDdELEtBQW1CNEQ7QUFDcEI7QUFPQSxTQUFTMUMsR0FBYXlDLElBQUFBO0FBR3JCLE1BQU1DLEtBQU81RDtBQUNiMkQsRUFBQUEsR0FBSS9CLE1BQVkrQixHQUFJN0QsR0FBQUEsR0FDcEJFLEtBQW1CNEQ7QUFDcEI7QUFPQSxTQUFTRSxHQUFZQyxJQUFTQyxJQUFBQTtBQUM3QixTQUFBLENBQ0VELE1BQ0RBLEdBQVE1QyxVQUFVNkMsR0FBUTdDLFVBQzFCNkMsR0FBUS9DLEtBQUssU0FBQ2dELElBQUtDLElBQUFBO0FBQUssV0FBQSxDQUFNQyxHQUFTRixJQUFLRixHQUFRRyxFQUFBQSxDQUFBQTtFQUFPLENBQUE7QUFFN0Q7QUFRQSxTQUFTRSxHQUFlSCxJQUFLSSxJQUFBQTtBQUM1QixTQUFtQixjQUFBLE9BQUxBLEtBQWtCQSxHQUFFSixFQUFBQSxJQUFPSTtBQUMxQzs7O0FDcmlCTyxJQUFNLGVBQU4sY0FBMkIsTUFBTTtBQUFBLEVBQ3RDLFlBQ1csUUFDVCxTQUNBO0FBQ0EsVUFBTSxPQUFPO0FBSEo7QUFBQSxFQUlYO0FBQUEsRUFKVztBQUtiO0FBRUEsSUFBTSxjQUFjO0FBRXBCLGVBQWUsUUFBUSxNQUFjLE9BQW9CLENBQUMsR0FBc0I7QUFDOUUsTUFBSTtBQUNKLE1BQUk7QUFDRixlQUFXLE1BQU0sTUFBTSxNQUFNLEVBQUUsR0FBRyxNQUFNLFFBQVEsWUFBWSxRQUFRLFdBQVcsRUFBRSxDQUFDO0FBQUEsRUFDcEYsUUFBUTtBQUNOLFVBQU0sSUFBSSxhQUFhLEdBQUcsRUFBRTtBQUFBLEVBQzlCO0FBQ0EsTUFBSSxDQUFDLFNBQVMsSUFBSTtBQUNoQixVQUFNLFFBQVMsTUFBTSxTQUFTLEtBQUssRUFBRSxNQUFNLE9BQU8sQ0FBQyxFQUFFO0FBQ3JELFVBQU0sSUFBSSxhQUFhLFNBQVMsUUFBUSxNQUFNLFNBQVMsU0FBUyxVQUFVO0FBQUEsRUFDNUU7QUFDQSxTQUFPO0FBQ1Q7QUFFQSxlQUFlLEtBQVEsTUFBYyxNQUFnQztBQUNuRSxTQUFRLE9BQU8sTUFBTSxRQUFRLE1BQU0sSUFBSSxHQUFHLEtBQUs7QUFDakQ7QUFFTyxJQUFNLFFBQVEsQ0FBQyxhQUFxQixLQUFZLHNCQUFzQixRQUFRLEVBQUU7QUFFaEYsSUFBTSxTQUFTLENBQUNDLFFBQTZCLGFBQ2xELEtBQW1CLHVCQUF1QixRQUFRLElBQUk7QUFBQSxFQUNwRCxRQUFRO0FBQUEsRUFDUixNQUFNLEtBQUssVUFBVUEsTUFBSztBQUM1QixDQUFDO0FBRUksSUFBTSxVQUFVLENBQUNBLFFBQWUsYUFDckMsS0FBbUIsY0FBY0EsTUFBSyxhQUFhLFFBQVEsRUFBRTtBQUd4RCxJQUFNLE9BQU8sQ0FBQ0EsUUFBZSxRQUFnQixNQUEwQixhQUM1RTtBQUFBLEVBQ0UsY0FBY0EsTUFBSyxVQUFVLE1BQU0sYUFBYSxRQUFRLEdBQUcsT0FBTyxTQUFTLElBQUksS0FBSyxFQUFFO0FBQ3hGO0FBR0ssSUFBTSxRQUFRLE9BQU8sTUFBYyxjQUN2QyxNQUFNLFFBQVEsYUFBYSxtQkFBbUIsSUFBSSxDQUFDLGFBQWEsUUFBUSxFQUFFLEdBQUcsS0FBSztBQUc5RSxJQUFNLFdBQVcsQ0FBQ0EsUUFBZSxPQUFnQixhQUN0RCxLQUFvQixjQUFjQSxNQUFLLHNCQUFzQixRQUFRLElBQUk7QUFBQSxFQUN2RSxRQUFRLFFBQVEsU0FBUztBQUMzQixDQUFDO0FBR0ksSUFBTSxVQUFVLE9BQU8sT0FBa0IsYUFBcUI7QUFDbkUsUUFBTSxTQUFTLE1BQU0sS0FBOEIsd0JBQXdCLFFBQVEsSUFBSTtBQUFBLElBQ3JGLFFBQVE7QUFBQSxJQUNSLE1BQU0sS0FBSyxVQUFVLEVBQUUsTUFBTSxDQUFDO0FBQUEsRUFDaEMsQ0FBQztBQUNELFNBQU8sT0FBTztBQUNoQjtBQUdPLElBQU0sT0FBTyxPQUFPQSxZQUN4QixNQUFNLEtBQXVCLGNBQWNBLE1BQUssT0FBTyxHQUFHO0FBRXRELElBQU0sZ0JBQWdCLENBQUNBLFdBQWtCLGNBQWNBLE1BQUs7QUFFNUQsSUFBTSxnQkFBZ0IsQ0FBQ0EsV0FBa0I7QUFDOUMsUUFBTSxVQUFVLElBQUksSUFBSSxjQUFjQSxNQUFLLFdBQVcsU0FBUyxPQUFPO0FBQ3RFLFVBQVEsV0FBVyxRQUFRLFNBQVMsUUFBUSxRQUFRLElBQUk7QUFDeEQsVUFBUSxPQUFPO0FBQ2YsU0FBTyxRQUFRO0FBQ2pCO0FBR0EsZUFBc0IsY0FBZ0M7QUFDcEQsTUFBSTtBQUNGLFVBQU0sU0FBUyxNQUFNLE1BQU0sVUFBVSxFQUFFLFFBQVEsWUFBWSxRQUFRLEdBQUksR0FBRyxPQUFPLFdBQVcsQ0FBQztBQUM3RixXQUFPLE9BQU87QUFBQSxFQUNoQixRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjs7O0FDekZBLElBQU0sYUFBYTtBQUVuQixJQUFNLFNBQVMsTUFBTSxTQUFTLFNBQVMsUUFBUSxVQUFVLEVBQUUsQ0FBQztBQUc1RCxJQUFNLFNBQVMsb0JBQUksSUFBb0I7QUFFdkMsU0FBUyxLQUFLLE1BQTZCO0FBQ3pDLE1BQUk7QUFDRixXQUFPLGFBQWEsUUFBUSxTQUFTLElBQUksS0FBSyxPQUFPLElBQUksSUFBSSxLQUFLO0FBQUEsRUFDcEUsUUFBUTtBQUNOLFdBQU8sT0FBTyxJQUFJLElBQUksS0FBSztBQUFBLEVBQzdCO0FBQ0Y7QUFFQSxTQUFTLE1BQU0sTUFBYyxPQUFlO0FBQzFDLFNBQU8sSUFBSSxNQUFNLEtBQUs7QUFDdEIsTUFBSTtBQUNGLGlCQUFhLFFBQVEsU0FBUyxNQUFNLEtBQUs7QUFBQSxFQUMzQyxRQUFRO0FBQUEsRUFFUjtBQUNGO0FBRUEsU0FBUyxPQUFVLE1BQXFCLFdBQWlCO0FBQ3ZELE1BQUk7QUFDRixXQUFPLFNBQVMsT0FBTyxZQUFhLEtBQUssTUFBTSxJQUFJO0FBQUEsRUFDckQsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFTyxJQUFNLE1BQU0sQ0FBSSxNQUFjLGNBQW9CLE9BQU8sS0FBSyxJQUFJLEdBQUcsU0FBUztBQUU5RSxJQUFNLE1BQU0sQ0FBQyxNQUFjLFVBQW1CLE1BQU0sTUFBTSxLQUFLLFVBQVUsS0FBSyxDQUFDO0FBRy9FLFNBQVMsU0FBZ0M7QUFDOUMsUUFBTSxNQUFNLE9BQU8sUUFBUSxJQUErQixVQUFVLENBQUMsQ0FBQyxDQUFDO0FBQ3ZFLFNBQU8sSUFBSSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sQ0FBQyxFQUFFLE9BQU8sSUFBSSxDQUFDLEVBQUUsSUFBSTtBQUM3RDtBQUVPLElBQU0sUUFBUSxDQUFDLFNBQ3BCLElBQStCLFVBQVUsQ0FBQyxDQUFDLEVBQUUsSUFBSTtBQUc1QyxTQUFTLFVBQ2QsTUFDQSxRQUNBO0FBQ0EsUUFBTSxPQUFPLEVBQUUsR0FBRyxNQUFNLElBQUksR0FBRyxNQUFNLEtBQUssSUFBSSxHQUFHLEdBQUcsT0FBTztBQUMzRCxRQUFNLFNBQVMsT0FBTyxFQUFFLE9BQU8sQ0FBQyxDQUFDLEtBQUssTUFBTSxVQUFVLElBQUk7QUFDMUQsTUFBSSxVQUFVLE9BQU8sWUFBWSxDQUFDLENBQUMsTUFBTSxJQUFJLEdBQUcsR0FBRyxPQUFPLE1BQU0sR0FBRyxhQUFhLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFDdEY7QUFFTyxTQUFTLFlBQVksTUFBYztBQUN4QyxNQUFJLFVBQVUsT0FBTyxZQUFZLE9BQU8sRUFBRSxPQUFPLENBQUMsQ0FBQyxLQUFLLE1BQU0sVUFBVSxJQUFJLENBQUMsQ0FBQztBQUNoRjs7O0FDOURBLElBQU0sUUFBUTtBQUNkLElBQU0sU0FBUztBQUNmLElBQU0sUUFBUTtBQUVQLFNBQVMsV0FBVyxNQUFxQjtBQUM5QyxRQUFNLE9BQU8sS0FBSyxRQUFRLE1BQU0sRUFBRTtBQUNsQyxRQUFNQyxTQUFRLE1BQU0sS0FBSyxJQUFJO0FBQzdCLE1BQUlBLFNBQVEsQ0FBQyxHQUFHO0FBQ2QsV0FBTyxFQUFFLE1BQU0sU0FBUyxPQUFPQSxPQUFNLENBQUMsR0FBRyxHQUFJQSxPQUFNLENBQUMsSUFBSSxFQUFFLE1BQU1BLE9BQU0sQ0FBQyxFQUFFLElBQUksQ0FBQyxFQUFHO0FBQUEsRUFDbkY7QUFDQSxRQUFNLFNBQVMsT0FBTyxLQUFLLElBQUk7QUFDL0IsTUFBSSxTQUFTLENBQUMsR0FBRztBQUNmLFVBQU0sT0FBTyxPQUFPLENBQUMsSUFBSSxFQUFFLE1BQU0sT0FBTyxPQUFPLENBQUMsQ0FBQyxFQUFFLElBQUksQ0FBQztBQUN4RCxXQUFPLEVBQUUsTUFBTSxVQUFVLE9BQU8sT0FBTyxDQUFDLEdBQUcsTUFBTSxPQUFPLE9BQU8sQ0FBQyxDQUFDLEdBQUcsR0FBRyxLQUFLO0FBQUEsRUFDOUU7QUFDQSxRQUFNQyxTQUFRLE1BQU0sS0FBSyxJQUFJO0FBQzdCLFNBQU9BLFNBQVEsQ0FBQyxJQUFJLEVBQUUsTUFBTSxTQUFTLE1BQU1BLE9BQU0sQ0FBQyxFQUFFLElBQUksRUFBRSxNQUFNLFFBQVE7QUFDMUU7QUFFTyxJQUFNLGFBQWE7QUFDbkIsSUFBTSxZQUFZLENBQUNELFdBQWtCLElBQUlBLE1BQUs7QUFDOUMsSUFBTSxZQUFZLENBQUMsU0FBaUIsVUFBVSxJQUFJO0FBQ2xELElBQU0sYUFBYSxDQUFDQSxRQUFlRSxPQUFjLFNBQ3RELElBQUlGLE1BQUssSUFBSUUsS0FBSSxHQUFHLE9BQU8sSUFBSSxJQUFJLEtBQUssRUFBRTtBQUdyQyxTQUFTLGFBQWEsTUFBc0I7QUFDakQsUUFBTSxVQUFVLElBQUksSUFBSSxTQUFTLElBQUk7QUFDckMsVUFBUSxPQUFPO0FBQ2YsU0FBTyxRQUFRO0FBQ2pCO0FBR08sU0FBUyxRQUFRLE1BQWtDO0FBQ3hELFFBQU0sUUFBUSw0Q0FBNEMsS0FBSyxLQUFLLEtBQUssQ0FBQztBQUMxRSxTQUFPLFFBQVEsQ0FBQztBQUNsQjs7O0FDNUNBLElBQU1DLEtBQUUsQ0FBQyxLQUFHLElBQUUsR0FBRSxJQUFFLEdBQUUsSUFBRSxDQUFDO0FBQXZCLElBQXlCQyxLQUFFLENBQUNBLElBQUVDLE9BQUksQ0FBQUMsT0FBRztBQUFDLFFBQU1DLEtBQUUsSUFBRUgsS0FBRUUsS0FBRSxHQUFFRSxLQUFFLG9LQUFvSyxXQUFXRCxFQUFDLElBQUUsSUFBR0UsS0FBRUYsS0FBRSxJQUFFQyxLQUFFLEdBQUVFLEtBQUVMLEtBQUVJLEtBQUUsR0FBRUUsS0FBRU4sS0FBRUksSUFBRUcsS0FBRUgsS0FBRUUsSUFBRUUsS0FBRU4sS0FBRSxJQUFFRyxLQUFFUCxHQUFFRyxFQUFDLEtBQUdGLEtBQUUsS0FBRyxLQUFHSSxJQUFFTSxLQUFFSixLQUFFRztBQUFFLFNBQU0sRUFBQyxHQUFFRCxLQUFFRSxLQUFFSCxLQUFFRyxLQUFFSCxJQUFFLEdBQUUsQ0FBQyxDQUFDQyxJQUFFRSxFQUFDLEdBQUUsQ0FBQ0gsSUFBRUcsS0FBRSxDQUFDLENBQUMsR0FBRSxHQUFFRCxHQUFDO0FBQUM7QUFBbFYsSUFBb1hFLEtBQUUsQ0FBQUMsT0FBRyxJQUFJLFdBQVdBLEVBQUM7QUFBelksSUFBMllDLEtBQUUsQ0FBQUQsT0FBRztBQUFDLFFBQU1FLEtBQUUsSUFBSSxNQUFNLGlCQUFpQkYsRUFBQyxFQUFFO0FBQUUsUUFBTUUsR0FBRSxPQUFLRixJQUFFRTtBQUFDO0FBQXpjLElBQTJjQyxLQUFFLENBQUFILE9BQUcsZ0RBQWdELFFBQVFBLEVBQUM7QUFBemdCLElBQTJnQkksS0FBRSxDQUFBSixPQUFHQSxHQUFFLFdBQVcsQ0FBQztBQUE5aEIsSUFBZ2lCSyxLQUFFLElBQUlMLE9BQUksQ0FBQ0UsSUFBRUksT0FBSU4sR0FBRSxRQUFRLENBQUFBLE9BQUdBLEdBQUVFLElBQUVJLEVBQUMsQ0FBQztBQUFwa0IsSUFBc2tCQyxLQUFFLENBQUFQLE9BQUcsQ0FBQUUsT0FBRztBQUFDLEVBQUFBLEdBQUUsUUFBTUYsT0FBSUUsR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFRixLQUFFLE1BQUlFLEdBQUUsS0FBS0YsSUFBRSxDQUFDLElBQUVBLEtBQUUsUUFBTUUsR0FBRSxLQUFLLFFBQU1GLElBQUUsRUFBRSxJQUFFRSxHQUFFLEtBQUssV0FBU0YsSUFBRSxFQUFFLEdBQUVFLEdBQUUsTUFBSUY7QUFBRTtBQUFsckIsSUFBb3JCUSxLQUFFLENBQUFSLE9BQUcsQ0FBQ0UsSUFBRUksT0FBSTtBQUFDLEVBQUFKLEdBQUUsS0FBSyxHQUFFLENBQUMsR0FBRUEsR0FBRSxLQUFLRixHQUFFLFFBQU8sSUFBRSxLQUFHTSxLQUFFLEVBQUUsR0FBRU4sR0FBRSxRQUFRLENBQUFBLE9BQUdFLEdBQUUsS0FBS0YsSUFBRSxDQUFDLENBQUM7QUFBQztBQUFqd0IsSUFBbXdCUyxLQUFFLENBQUNULElBQUVFLElBQUVJLElBQUVQLElBQUVFLEtBQUUsQ0FBQ0QsSUFBRUUsT0FBSUksR0FBRU4sR0FBRSxRQUFPRSxFQUFDLEdBQUVDLEtBQUdKLEtBQUUsQ0FBQUcsT0FBR0csR0FBRUUsR0FBRVIsRUFBQyxHQUFFQyxHQUFFRSxFQUFDLENBQUMsSUFBRUYsUUFBTUcsR0FBRSxPQUFLRCxJQUFFQyxHQUFFLElBQUVHLElBQUVILEdBQUUsTUFBSUYsSUFBRUUsR0FBRSxNQUFJSixNQUFHLENBQUNBLEVBQUMsR0FBRUk7QUFBcDJCLElBQXUyQk8sS0FBRUQsR0FBRSxDQUFBVCxPQUFHLENBQUNFLElBQUVJLE9BQUk7QUFBQyxFQUFBSixHQUFFLEtBQUssR0FBRSxDQUFDLEdBQUVBLEdBQUUsS0FBS0YsR0FBRSxRQUFPLEtBQUcsS0FBR00sS0FBRSxNQUFJLEtBQUdBLEtBQUUsRUFBRTtBQUFFLE1BQUlQLEtBQUU7QUFBRSxTQUFLQSxLQUFFQyxHQUFFLFNBQU8sR0FBRUQsTUFBRyxFQUFFLENBQUFHLEdBQUUsS0FBSyxDQUFDRixHQUFFLE1BQU1ELElBQUVBLEtBQUUsQ0FBQyxHQUFFLEVBQUU7QUFBRSxFQUFBQSxLQUFFQyxHQUFFLFNBQU8sSUFBRUUsR0FBRSxLQUFLLENBQUNGLEdBQUUsTUFBTUQsRUFBQyxHQUFFLENBQUMsSUFBRUEsS0FBRUMsR0FBRSxVQUFRRSxHQUFFLEtBQUssQ0FBQ0YsR0FBRUQsRUFBQyxHQUFFLENBQUM7QUFBQyxHQUFFLENBQUFDLE9BQUcsUUFBUSxLQUFLQSxFQUFDLEdBQUUsQ0FBQ0EsSUFBRUUsT0FBSSxLQUFHLEtBQUdBLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEtBQUcsS0FBR0YsS0FBRSxDQUFDO0FBQXJsQyxJQUF1bENXLEtBQUVGLEdBQUUsQ0FBQVQsT0FBRyxDQUFDRSxJQUFFSSxPQUFJO0FBQUMsRUFBQUosR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFQSxHQUFFLEtBQUtGLEdBQUUsUUFBTyxJQUFFLEtBQUdNLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEVBQUU7QUFBRSxNQUFJUCxLQUFFO0FBQUUsU0FBS0EsS0FBRUMsR0FBRSxTQUFPLEdBQUVELE1BQUcsRUFBRSxDQUFBRyxHQUFFLEtBQUssS0FBR0MsR0FBRUgsR0FBRUQsRUFBQyxDQUFDLElBQUVJLEdBQUVILEdBQUVELEtBQUUsQ0FBQyxDQUFDLEdBQUUsRUFBRTtBQUFFLEVBQUFBLEtBQUVDLEdBQUUsVUFBUUUsR0FBRSxLQUFLQyxHQUFFSCxHQUFFRCxFQUFDLENBQUMsR0FBRSxDQUFDO0FBQUMsR0FBRSxDQUFBQyxPQUFHRyxHQUFFSCxFQUFDLEtBQUcsR0FBRSxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxNQUFJLEtBQUdBLEtBQUUsS0FBRyxNQUFJRixFQUFDO0FBQS94QyxJQUFpeUNZLEtBQUVILEdBQUUsQ0FBQVQsT0FBR1EsR0FBRSxDQUFDLEdBQUdSLEVBQUMsRUFBRSxJQUFJSSxFQUFDLENBQUMsR0FBRSxDQUFBSixPQUFHSSxHQUFFSixFQUFDLElBQUUsS0FBSSxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxLQUFHLElBQUVGLEVBQUM7QUFBRVksR0FBRSxJQUFFLE1BQUdBLEdBQUUsSUFBRTtBQUFHLElBQU1DLEtBQUVKLEdBQUVHLElBQUUsQ0FBQVosT0FBR0ksR0FBRUosRUFBQyxJQUFFLEtBQUlZLEdBQUUsR0FBRSxDQUFDO0FBQUVDLEdBQUUsSUFBRTtBQUFHLElBQU1DLEtBQUUsSUFBSTtBQUFaLElBQXdCQyxLQUFFTixHQUFFLENBQUFULE9BQUdRLEdBQUVNLEdBQUUsT0FBT2QsRUFBQyxDQUFDLEdBQUUsTUFBSSxHQUFFLEdBQUUsSUFBRyxDQUFDQSxJQUFFRSxPQUFJLEtBQUcsS0FBR0EsS0FBRSxLQUFHLElBQUVZLEdBQUUsT0FBT2QsRUFBQyxFQUFFLE1BQU07QUFBRWUsR0FBRSxJQUFFO0FBQUcsSUFBSUMsS0FBRSxNQUFJO0FBQUMsUUFBTWhCLEtBQUUsb0JBQUksT0FBSUUsS0FBRSxJQUFJLFlBQVksTUFBTSxHQUFFSSxLQUFFUCxHQUFFLENBQUM7QUFBRSxXQUFRQSxLQUFFLEdBQUVBLEtBQUUsTUFBSyxFQUFFQSxHQUFFLENBQUFPLEdBQUUsQ0FBQyxJQUFFUCxLQUFFLE1BQUksTUFBSSxNQUFJQSxLQUFFLE9BQU1PLEdBQUUsQ0FBQyxJQUFFUCxLQUFFLE1BQUksSUFBR0MsR0FBRSxJQUFJRSxHQUFFLE9BQU9JLEVBQUMsR0FBRVAsRUFBQztBQUFFLFNBQU9DLEdBQUUsT0FBTyxHQUFRLEdBQUVnQixLQUFFLE1BQUloQixJQUFFQTtBQUFDO0FBQUUsSUFBTWlCLEtBQUVSLEdBQUUsQ0FBQVQsT0FBRyxDQUFDRSxJQUFFSSxPQUFJO0FBQUMsRUFBQUosR0FBRSxLQUFLLEdBQUUsQ0FBQyxHQUFFQSxHQUFFLEtBQUtGLEdBQUUsUUFBTyxJQUFFLEtBQUdNLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEVBQUU7QUFBRSxhQUFVQSxNQUFLTixHQUFFLENBQUFFLEdBQUUsS0FBS2MsR0FBRSxFQUFFLElBQUlWLEVBQUMsR0FBRSxFQUFFO0FBQUMsR0FBRSxDQUFBTixPQUFHZ0IsR0FBRSxFQUFFLElBQUloQixFQUFDLEdBQUUsQ0FBQ0EsSUFBRUUsT0FBSSxLQUFHLEtBQUdBLEtBQUUsTUFBSSxLQUFHQSxLQUFFLEtBQUcsS0FBR0YsRUFBQztBQUFFaUIsR0FBRSxJQUFFO0FBQUcsSUFBTUMsS0FBRSxDQUFDUixJQUFFQyxJQUFFQyxJQUFFQyxJQUFFSSxJQUFFRixFQUFDO0FBQXBCLElBQXNCLElBQUUsRUFBQyxNQUFLLENBQUNmLElBQUUsRUFBQyxPQUFNRSxLQUFFZ0IsR0FBQyxJQUFFLENBQUMsTUFBSSxDQUFDWixJQUFFUCxPQUFJO0FBQUMsUUFBTUksS0FBRUQsR0FBRSxJQUFJLENBQUNBLElBQUVJLE9BQUk7QUFBQyxVQUFNTCxLQUFFLG9CQUFJLE9BQUlFLEtBQUUsQ0FBQ0gsSUFBRUUsUUFBS0QsR0FBRSxJQUFJRCxFQUFDLEtBQUdDLEdBQUUsSUFBSUQsSUFBRUUsR0FBRUYsSUFBRUQsRUFBQyxDQUFDLEdBQUVFLEdBQUUsSUFBSUQsRUFBQztBQUFHLFdBQU0sRUFBQyxHQUFFRSxJQUFFLEdBQUUsS0FBR0ksSUFBRSxHQUFFSixHQUFFLElBQUksSUFBR0gsRUFBQyxHQUFFLEdBQUVHLEdBQUUsSUFBRSxDQUFDRixJQUFFTSxPQUFJSCxHQUFFRyxLQUFFTixJQUFFRSxHQUFFLENBQUMsSUFBRSxDQUFDSSxJQUFFUCxPQUFJSSxHQUFFSCxHQUFFLE1BQU1NLElBQUVQLEVBQUMsR0FBRUcsR0FBRSxHQUFHLEVBQUM7QUFBQSxFQUFDLENBQUM7QUFBRSxNQUFJRSxLQUFFLENBQUMsRUFBQyxHQUFFLEVBQUMsQ0FBQyxHQUFFQyxLQUFFLEdBQUVFLEtBQUUsR0FBRUMsS0FBRTtBQUFHLGFBQVVOLE1BQUksQ0FBQyxHQUFHRixJQUFFLEVBQUUsR0FBRTtBQUFDLFFBQUlBLEtBQUU7QUFBRSxRQUFHRSxHQUFFLFlBQVVJLE1BQUtILEdBQUUsQ0FBQUcsR0FBRSxFQUFFLEtBQUtKLEVBQUMsTUFBSUYsTUFBR00sR0FBRTtBQUFHLFFBQUcsQ0FBQ0osTUFBR0YsT0FBSVEsSUFBRTtBQUFDLFVBQUcsT0FBS0EsSUFBRTtBQUFDLGNBQU1SLEtBQUUsSUFBSSxJQUFJSSxHQUFFLElBQUksQ0FBQUosT0FBR0EsR0FBRSxDQUFDLENBQUMsR0FBRUUsS0FBRSxDQUFDO0FBQUUsbUJBQVMsRUFBQyxHQUFFSSxJQUFFLEdBQUVQLElBQUUsR0FBRUUsSUFBRSxHQUFFUSxHQUFDLEtBQUlOLEdBQUUsS0FBR0ssS0FBRUMsSUFBRTtBQUFDLGdCQUFNTixLQUFFRixHQUFFSSxJQUFFRSxFQUFDO0FBQUUscUJBQVVDLE1BQUtGLEdBQUUsT0FBS04sR0FBRSxLQUFHLENBQUNNLEdBQUUsS0FBRyxDQUFDRSxJQUFFO0FBQUMsZ0JBQUlSO0FBQUUsdUJBQVVFLE1BQUtFLEdBQUUsS0FBR0YsR0FBRSxNQUFJTSxNQUFHRixHQUFFLEtBQUk7QUFBQyxvQkFBTUYsS0FBRUYsR0FBRSxNQUFJSSxNQUFHSixHQUFFLE1BQUlNLElBQUVDLEtBQUVMLEtBQUVGLEdBQUUsSUFBRUEsSUFBRVEsS0FBRUosR0FBRSxLQUFHRixLQUFFRixHQUFFLElBQUVDLEtBQUVKLEtBQUVVLEdBQUUsSUFBRSxNQUFJQSxHQUFFLE1BQUlELE9BQUlKLEtBQUVILEdBQUVHLEtBQUVGLEdBQUUsSUFBRUcsSUFBRUUsRUFBQyxJQUFFSjtBQUFHLGVBQUMsQ0FBQ0gsTUFBR1UsS0FBRVYsR0FBRSxPQUFLQSxLQUFFLEVBQUMsR0FBRUksS0FBRUYsR0FBRSxJQUFFRyxJQUFFLEdBQUVJLElBQUUsR0FBRUgsSUFBRSxHQUFFRSxJQUFFLEdBQUVELElBQUUsR0FBRUcsR0FBQztBQUFBLFlBQUU7QUFBQyxZQUFBVixNQUFHRSxHQUFFLEtBQUtGLEVBQUM7QUFBQSxVQUFDO0FBQUEsUUFBQztBQUFDLFFBQUFJLEtBQUVGO0FBQUEsTUFBQztBQUFDLE1BQUFNLEtBQUVSLElBQUVLLEtBQUVFO0FBQUEsSUFBQztBQUFDLElBQUFBLE1BQUdMLEdBQUU7QUFBQSxFQUFNO0FBQUMsRUFBQUUsR0FBRSxVQUFRSCxHQUFFLENBQUM7QUFBRSxRQUFNUSxLQUFFLENBQUM7QUFBRSxXQUFRUCxLQUFFRSxHQUFFLE9BQU8sQ0FBQ0osSUFBRUUsT0FBSUEsR0FBRSxJQUFFRixHQUFFLElBQUVFLEtBQUVGLEVBQUMsR0FBRUUsR0FBRSxHQUFFQSxLQUFFQSxHQUFFLEVBQUUsQ0FBQU8sR0FBRSxLQUFLUCxHQUFFLEVBQUVGLEdBQUUsTUFBTUUsR0FBRSxHQUFFQSxHQUFFLENBQUMsQ0FBQyxDQUFDO0FBQUUsRUFBQU8sR0FBRSxRQUFRLEVBQUUsUUFBUSxDQUFBVCxPQUFHQSxHQUFFTSxJQUFFUCxFQUFDLENBQUM7QUFBQyxHQUFFLE9BQU1NLElBQUUsS0FBSUUsSUFBRSxPQUFNQyxJQUFFLFNBQVFFLElBQUUsY0FBYUMsSUFBRSxPQUFNQyxJQUFFLFdBQVVDLElBQUUsV0FBVUksSUFBRSxNQUFLRixHQUFDO0FBQTc1QixJQUErNUJJLEtBQUUsT0FBSyxFQUFDLEdBQUVwQixHQUFFLElBQUksR0FBRSxHQUFFLEdBQUUsS0FBS0MsSUFBRUUsSUFBRTtBQUFDLFdBQVFJLEtBQUVKLElBQUVILEtBQUUsS0FBRyxJQUFFLEtBQUssSUFBR08sS0FBRSxHQUFFQSxNQUFHUCxJQUFFQSxLQUFFLEVBQUUsTUFBSyxFQUFFLEtBQUssS0FBRyxDQUFDLEtBQUdDLE1BQUdELE1BQUdPLElBQUUsS0FBSyxLQUFHQSxLQUFFUCxLQUFFTyxLQUFFUDtBQUFDLEVBQUM7QUFBbGhDLElBQXFoQ3FCLEtBQUUsQ0FBQ3BCLElBQUVFLEtBQUVGLEtBQUVBLElBQUVNLEtBQUVQLEdBQUVHLEVBQUMsT0FBSyxFQUFDLE1BQUtGLElBQUUsR0FBRU0sSUFBRSxLQUFJLENBQUNKLElBQUVILE9BQUlHLE1BQUcsS0FBR0EsS0FBRUYsTUFBRyxDQUFDLEVBQUUsSUFBRU0sR0FBRVAsS0FBRUMsS0FBRUUsRUFBQyxJQUFHLFNBQVMsRUFBQyxJQUFHQSxLQUFFLE1BQUssS0FBSUksS0FBRSxNQUFLLElBQUdQLEtBQUUsTUFBSyxLQUFJRSxLQUFFLEdBQUUsTUFBS0UsS0FBRUYsSUFBRSxNQUFLRyxLQUFFSCxHQUFDLElBQUUsQ0FBQyxHQUFFO0FBQUMsTUFBSUksS0FBRTtBQUFHLFdBQVFKLEtBQUUsQ0FBQ0csSUFBRUgsS0FBRUQsS0FBRUksSUFBRSxFQUFFSCxJQUFFO0FBQUMsYUFBUUYsS0FBRSxDQUFDSSxJQUFFSixLQUFFQyxLQUFFRyxJQUFFLEVBQUVKLEdBQUUsQ0FBQU0sTUFBRyxLQUFLLElBQUlOLElBQUVFLEVBQUMsSUFBRUMsS0FBRUk7QUFBRSxJQUFBRCxNQUFHTjtBQUFBLEVBQUM7QUFBQyxTQUFPTTtBQUFDLEdBQUUsWUFBWUgsSUFBRSxFQUFDLElBQUdJLEtBQUUsQ0FBQyxHQUFFLEdBQUUsQ0FBQyxHQUFFLEtBQUlQLEtBQUUsQ0FBQyxHQUFFLEdBQUUsR0FBRSxDQUFDLEdBQUUsS0FBSUUsS0FBRSxHQUFFLE1BQUtFLEtBQUVGLElBQUUsTUFBS0csS0FBRUgsR0FBQyxJQUFFLENBQUMsR0FBRTtBQUFDLFFBQU1JLEtBQUVMLEtBQUUsSUFBRUcsSUFBRUksS0FBRVAsS0FBRSxJQUFFSSxJQUFFSSxLQUFFTixHQUFFLGdCQUFnQkcsSUFBRUUsRUFBQyxHQUFFRSxLQUFFLElBQUksWUFBWUQsR0FBRSxLQUFLLE1BQU07QUFBRSxFQUFBQSxHQUFFLEtBQUssSUFBSSxDQUFDLEdBQUdGLElBQUUsR0FBRyxDQUFDO0FBQUUsUUFBTUksS0FBRUQsR0FBRSxDQUFDO0FBQUUsRUFBQUQsR0FBRSxLQUFLLElBQUksQ0FBQyxHQUFHVCxJQUFFLEdBQUcsQ0FBQztBQUFFLFFBQU1ZLEtBQUVGLEdBQUUsQ0FBQztBQUFFLFdBQVFULEtBQUUsR0FBRUEsS0FBRU8sSUFBRSxFQUFFUCxHQUFFLFVBQVFFLEtBQUUsR0FBRUEsS0FBRUcsSUFBRSxFQUFFSCxHQUFFLENBQUFPLEdBQUVULEtBQUVLLEtBQUVILEVBQUMsSUFBRSxLQUFLLElBQUlBLEtBQUVDLElBQUVILEtBQUVJLEVBQUMsSUFBRU0sS0FBRUM7QUFBRSxTQUFPSDtBQUFDLEdBQUUsU0FBU1IsSUFBRUUsSUFBRTtBQUFDLFFBQU1JLEtBQUVOLEdBQUUsV0FBVyxJQUFJLEdBQUVELEtBQUUsS0FBSyxZQUFZTyxJQUFFSixFQUFDO0FBQUUsRUFBQUYsR0FBRSxRQUFNRCxHQUFFLE9BQU1DLEdBQUUsU0FBT0QsR0FBRSxRQUFPTyxHQUFFLGFBQWFQLElBQUUsR0FBRSxDQUFDO0FBQUMsR0FBRSxVQUFVLEVBQUMsTUFBS0MsS0FBRSxhQUFZLE9BQU1FLEtBQUUsR0FBRSxHQUFHSSxHQUFDLElBQUUsQ0FBQyxHQUFFO0FBQUMsUUFBTVAsS0FBRSxTQUFTLGNBQWMsUUFBUSxHQUFFRSxLQUFFRixHQUFFLFdBQVcsSUFBSSxHQUFFSSxLQUFFLEtBQUssWUFBWUYsSUFBRUssRUFBQztBQUFFLFNBQU9QLEdBQUUsUUFBTUksR0FBRSxRQUFNRCxJQUFFSCxHQUFFLFNBQU9JLEdBQUUsU0FBT0QsSUFBRUQsR0FBRSxhQUFhRSxJQUFFLEdBQUUsQ0FBQyxHQUFFRixHQUFFLHdCQUFzQixPQUFHQSxHQUFFLDJCQUF5QixRQUFPQSxHQUFFLFVBQVVGLElBQUUsR0FBRSxHQUFFSSxHQUFFLE9BQU1BLEdBQUUsUUFBTyxHQUFFLEdBQUVKLEdBQUUsT0FBTUEsR0FBRSxNQUFNLEdBQUVBLEdBQUUsVUFBVUMsSUFBRSxDQUFDO0FBQUMsRUFBQztBQUEvL0QsSUFBa2dFcUIsS0FBRSxDQUFDLENBQUNyQixJQUFFRSxPQUFJLEtBQUdGLEtBQUVFLEtBQUcsQ0FBQ0YsSUFBRUUsT0FBSSxJQUFFQSxJQUFFLENBQUFGLE9BQUdBLEtBQUUsR0FBRSxDQUFDQSxJQUFFRSxRQUFLRixLQUFFRSxNQUFHLEdBQUUsQ0FBQ0YsSUFBRUUsT0FBSSxLQUFHRixLQUFFLElBQUVFLE1BQUcsSUFBRyxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxLQUFFLEtBQUdGLEtBQUVFLEtBQUUsR0FBRSxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxNQUFHRixLQUFFRSxLQUFFLElBQUUsR0FBRSxDQUFDRixJQUFFRSxRQUFLRixLQUFFRSxNQUFHRixLQUFFRSxLQUFFLElBQUUsQ0FBQztBQUF2b0UsSUFBeW9Fb0IsS0FBRXZCLEdBQUUsR0FBRztBQUFFLFNBQVFDLEtBQUUsR0FBRUUsS0FBRSxHQUFFRixLQUFFLEtBQUlFLEtBQUUsSUFBRUEsS0FBRSxPQUFLQSxLQUFFLEtBQUssQ0FBQW9CLEdBQUVBLEdBQUVwQixLQUFFLEdBQUcsSUFBRUYsSUFBRyxJQUFFRTtBQUFFLElBQU0sSUFBRSxDQUFBRixPQUFHc0IsR0FBRXRCLEtBQUUsR0FBRztBQUFsQixJQUFvQnVCLEtBQUUsQ0FBQXZCLE9BQUdzQixHQUFFdEIsS0FBRSxHQUFHO0FBQWhDLElBQWtDd0IsS0FBRSxDQUFDeEIsSUFBRUUsT0FBSTtBQUFDLFFBQU1JLEtBQUVQLEdBQUVDLEdBQUUsU0FBT0UsR0FBRSxTQUFPLENBQUM7QUFBRSxXQUFRSCxLQUFFLEdBQUVBLEtBQUVDLEdBQUUsUUFBTyxFQUFFRCxHQUFFLFVBQVFFLEtBQUUsR0FBRUEsS0FBRUMsR0FBRSxRQUFPLEVBQUVELEdBQUUsQ0FBQUssR0FBRVAsS0FBRUUsRUFBQyxLQUFHLEVBQUVELEdBQUVELEVBQUMsSUFBRUcsR0FBRUQsRUFBQyxDQUFDO0FBQUUsU0FBT0ssR0FBRSxJQUFJaUIsRUFBQztBQUFDO0FBQXJLLElBQXVLRSxLQUFFLENBQUN6QixJQUFFRSxPQUFJO0FBQUMsUUFBTUksS0FBRVAsR0FBRUMsR0FBRSxTQUFPRSxHQUFFLFNBQU8sQ0FBQztBQUFFLEVBQUFJLEdBQUUsSUFBSU4sSUFBRSxDQUFDO0FBQUUsV0FBUUQsS0FBRSxHQUFFQSxLQUFFQyxHQUFFLFFBQU8sRUFBRUQsR0FBRSxLQUFHTyxHQUFFUCxFQUFDLEdBQUU7QUFBQyxVQUFNQyxLQUFFdUIsR0FBRWpCLEdBQUVQLEVBQUMsQ0FBQztBQUFFLGFBQVFFLEtBQUUsR0FBRUEsS0FBRUMsR0FBRSxRQUFPLEVBQUVELEdBQUUsQ0FBQUssR0FBRVAsS0FBRUUsRUFBQyxLQUFHLEVBQUVDLEdBQUVELEVBQUMsSUFBRUQsRUFBQztBQUFBLEVBQUM7QUFBQyxTQUFPTSxHQUFFLE1BQU1OLEdBQUUsTUFBTTtBQUFDO0FBQXBWLElBQXNWMEIsS0FBRSxDQUFDLENBQUMsQ0FBQyxHQUFFLENBQUMsR0FBRSxDQUFDLENBQUM7QUFBRSxTQUFRMUIsS0FBRSxHQUFFQSxLQUFFLElBQUcsRUFBRUEsR0FBRSxDQUFBMEIsR0FBRSxLQUFLRixHQUFFRSxHQUFFMUIsRUFBQyxHQUFFLENBQUMsR0FBRUEsRUFBQyxDQUFDLENBQUM7QUFBRSxJQUFNMkIsS0FBRSxDQUFDM0IsSUFBRUUsT0FBSTtBQUFDLFFBQU1JLEtBQUUsQ0FBQyxDQUFDLEdBQUUsQ0FBQyxDQUFDO0FBQUUsTUFBSUwsS0FBRSxHQUFFRSxLQUFFO0FBQUUsYUFBUyxDQUFDSixJQUFFSyxFQUFDLEtBQUlGLEdBQUUsRUFBRSxVQUFRRyxLQUFFLEdBQUVBLEtBQUVOLElBQUUsRUFBRU0sSUFBRUosTUFBR0csSUFBRTtBQUFDLFVBQU1MLEtBQUVDLEdBQUUsTUFBTUMsSUFBRUEsS0FBRUcsRUFBQztBQUFFLElBQUFFLEdBQUUsQ0FBQyxFQUFFLEtBQUtQLEVBQUMsR0FBRU8sR0FBRSxDQUFDLEVBQUUsS0FBS21CLEdBQUUxQixJQUFFMkIsR0FBRXhCLEdBQUUsQ0FBQyxDQUFDLENBQUMsR0FBRUMsTUFBR0MsS0FBRUYsR0FBRTtBQUFBLEVBQUM7QUFBQyxRQUFNRSxLQUFFTCxHQUFFSSxFQUFDO0FBQUUsRUFBQUEsS0FBRTtBQUFFLGFBQVVILE1BQUtNLEdBQUUsVUFBUUosS0FBRSxHQUFFSSxLQUFFLElBQUdBLEtBQUVILElBQUUsRUFBRUQsSUFBRTtBQUFDLElBQUFJLEtBQUVIO0FBQUUsZUFBVUcsTUFBS04sR0FBRSxDQUFBRSxLQUFFSSxHQUFFLFdBQVNGLEdBQUVELElBQUcsSUFBRUcsR0FBRUosRUFBQztBQUFBLEVBQUU7QUFBQyxTQUFPRTtBQUFDO0FBQWxSLElBQW9Sd0IsS0FBRSxDQUFDNUIsSUFBRUUsSUFBRUksT0FBSTtBQUFDLE1BQUlQLEtBQUVDLE9BQUlNO0FBQUUsV0FBUU4sS0FBRSxXQUFVQSxPQUFJLElBQUcsQ0FBQUQsS0FBRUMsT0FBSUQsTUFBR0csTUFBR0YsTUFBR007QUFBSSxTQUFPUCxLQUFFQztBQUFDO0FBQXBXLElBQXNXNkIsS0FBRSxDQUFDLEVBQUMsTUFBSzdCLElBQUUsR0FBRUUsR0FBQyxHQUFFSSxPQUFJO0FBQUMsUUFBTVAsS0FBRSxDQUFDTyxJQUFFUCxJQUFFRSxJQUFFRSxPQUFJO0FBQUMsV0FBS0YsT0FBSyxHQUFFSyxNQUFHTixHQUFFLENBQUFFLEdBQUUsS0FBS0MsSUFBRUcsSUFBRUEsS0FBRVAsRUFBQztBQUFBLEVBQUMsR0FBRUUsS0FBRSxDQUFDQyxJQUFFSSxJQUFFTCxPQUFJO0FBQUMsYUFBUUUsS0FBRSxHQUFFQSxPQUFJLEdBQUVGLE1BQUcsRUFBRSxDQUFBRixHQUFFTyxLQUFFTixLQUFFRSxNQUFHRCxNQUFHLE1BQUlELEtBQUUsSUFBR0MsSUFBRUEsSUFBRSxJQUFFRSxFQUFDO0FBQUEsRUFBQyxHQUFFQSxLQUFFLE1BQUlILEtBQUUsT0FBSyxLQUFHTSxLQUFFLElBQUUsTUFBSSxJQUFFLE9BQUk7QUFBRyxNQUFHQSxLQUFFLEVBQUUsVUFBUUosS0FBRUYsS0FBRSxHQUFFRSxLQUFFLEdBQUVBLE1BQUdDLElBQUU7QUFBQyxhQUFRSCxLQUFFRSxJQUFFRixLQUFFLEdBQUVBLE1BQUdHLEdBQUUsQ0FBQUYsR0FBRUMsSUFBRUYsSUFBRSxDQUFDO0FBQUUsSUFBQUUsS0FBRUYsS0FBRSxLQUFHQyxHQUFFQyxJQUFFLEdBQUUsQ0FBQztBQUFBLEVBQUM7QUFBQyxNQUFHSSxLQUFFLEVBQUUsVUFBUVAsS0FBRTZCLEdBQUV0QixJQUFFLE1BQUssRUFBRSxHQUFFTCxLQUFFLEdBQUVBLEtBQUUsR0FBRSxFQUFFQSxHQUFFLFVBQVFLLEtBQUUsSUFBR0EsT0FBSyxHQUFFUCxPQUFJLEVBQUUsQ0FBQUcsR0FBRUQsS0FBRUQsS0FBRU0sRUFBQyxJQUFFLElBQUUsSUFBRVA7QUFBRSxFQUFBQSxHQUFFLEdBQUUsR0FBRSxHQUFFLENBQUMsR0FBRUEsR0FBRUMsS0FBRSxHQUFFLEdBQUUsR0FBRSxDQUFDO0FBQUUsV0FBUU0sS0FBRSxHQUFFQSxLQUFFTixJQUFFLEVBQUVNLEdBQUUsQ0FBQUosR0FBRSxJQUFFRixLQUFFTSxFQUFDLElBQUUsSUFBRSxJQUFFQTtBQUFFLEVBQUFMLEdBQUUsR0FBRSxHQUFFLENBQUMsR0FBRUEsR0FBRUQsS0FBRSxHQUFFLEdBQUUsQ0FBQztBQUFFLFdBQVFNLEtBQUUsR0FBRUEsS0FBRU4sSUFBRSxFQUFFTSxHQUFFLFVBQVFQLEtBQUVPLElBQUVQLEtBQUVDLElBQUUsRUFBRUQsR0FBRSxDQUFBRyxHQUFFSCxLQUFFQyxLQUFFTSxFQUFDLElBQUVKLEdBQUVJLEtBQUVOLEtBQUVELEVBQUM7QUFBRSxFQUFBRyxJQUFHRixLQUFFLEtBQUdBLEtBQUUsQ0FBQyxJQUFFO0FBQUM7QUFBMzBCLElBQTYwQjhCLEtBQUUsQ0FBQyxFQUFDLE1BQUs5QixJQUFFLEdBQUVFLEdBQUMsTUFBSTtBQUFDLFFBQU1JLEtBQUUsQ0FBQztBQUFFLFdBQVFQLEtBQUVDLEtBQUUsR0FBRUMsS0FBRUQsSUFBRUcsS0FBRSxJQUFHSixNQUFHLEdBQUVBLE1BQUcsR0FBRTtBQUFDLFNBQUksTUFBSUEsT0FBSUEsS0FBRSxJQUFHRSxNQUFHRSxJQUFFLE9BQUtGLE1BQUdBLE9BQUlELE1BQUc7QUFBQyxZQUFNRyxLQUFFRixLQUFFRCxLQUFFRDtBQUFFLE1BQUFHLEdBQUVDLEtBQUUsQ0FBQyxLQUFHRyxHQUFFLEtBQUtILEtBQUUsQ0FBQyxHQUFFRCxHQUFFQyxFQUFDLEtBQUdHLEdBQUUsS0FBS0gsRUFBQztBQUFBLElBQUM7QUFBQyxJQUFBQSxNQUFHO0FBQUEsRUFBRTtBQUFDLFNBQU9HO0FBQUM7QUFBbi9CLElBQXEvQnlCLEtBQUUsQ0FBQyxFQUFDLEdBQUUvQixHQUFDLEdBQUVFLElBQUVJLE9BQUlKLEdBQUUsUUFBUSxDQUFDQSxJQUFFSCxPQUFJQyxHQUFFRSxFQUFDLElBQUVJLEdBQUVQLE1BQUcsQ0FBQyxNQUFJLElBQUUsQ0FBQ0EsTUFBRyxDQUFDO0FBQTNpQyxJQUE2aUNpQyxLQUFFLENBQUMsRUFBQyxNQUFLaEMsSUFBRSxHQUFFRSxHQUFDLEdBQUVJLElBQUVQLElBQUVFLE9BQUk7QUFBQyxXQUFRRixLQUFFLEdBQUVBLEtBQUVDLElBQUUsRUFBRUQsR0FBRSxVQUFRRSxLQUFFLEdBQUVBLEtBQUVELElBQUUsRUFBRUMsSUFBRTtBQUFDLFVBQU1FLEtBQUVKLEtBQUVDLEtBQUVDO0FBQUUsSUFBQUMsR0FBRUMsRUFBQyxLQUFHLEVBQUVHLEdBQUVMLElBQUVGLEVBQUMsS0FBRyxJQUFFRyxHQUFFQyxFQUFDO0FBQUEsRUFBRTtBQUFDLE1BQUlBLEtBQUUsUUFBTXlCLElBQUcsSUFBRTNCLE9BQUksSUFBRUYsSUFBRSxNQUFLLEVBQUU7QUFBRSxXQUFRTyxLQUFFLEdBQUVBLE9BQUksR0FBRUgsT0FBSSxFQUFFLENBQUFELElBQUdJLE1BQUdBLEtBQUUsTUFBSU4sS0FBRSxDQUFDLElBQUUsSUFBRUcsSUFBRUQsR0FBRSxJQUFFRixLQUFFTSxFQUFDLElBQUUsSUFBRUg7QUFBRSxXQUFRRyxLQUFFLEdBQUUsRUFBRUEsSUFBRUgsSUFBRUEsT0FBSSxFQUFFLENBQUFELEdBQUUsSUFBRUYsS0FBRU0sTUFBR0EsS0FBRSxFQUFFLElBQUUsSUFBRUgsSUFBRUQsSUFBR0YsS0FBRU0sTUFBR04sS0FBRSxDQUFDLElBQUUsSUFBRUc7QUFBQztBQUE1eUMsSUFBOHlDOEIsS0FBRSxDQUFDLEVBQUMsTUFBS2pDLElBQUUsR0FBRUUsR0FBQyxHQUFFSSxLQUFFLEdBQUVQLEtBQUUsTUFBSTtBQUFDLFdBQVFFLEtBQUUsR0FBRUEsS0FBRUQsSUFBRSxFQUFFQyxJQUFFO0FBQUMsYUFBUUUsS0FBRSxHQUFFQSxLQUFFLEdBQUUsRUFBRUEsR0FBRSxVQUFRQyxJQUFFQyxLQUFFLEdBQUVFLEtBQUUsR0FBRUMsS0FBRSxHQUFFSCxLQUFFTCxJQUFFLEVBQUVLLElBQUU7QUFBQyxZQUFNSSxLQUFFLElBQUVQLEdBQUVDLEtBQUVGLEtBQUVELEtBQUVLLEtBQUVBLEtBQUVMLEtBQUVDLEVBQUM7QUFBRSxNQUFBRixNQUFHVSxJQUFFRixNQUFHQSxNQUFHLElBQUUsWUFBVSxVQUFRRSxLQUFFLElBQUcsT0FBS0YsT0FBSUQsTUFBRyxLQUFJRyxLQUFFRCxPQUFJSixLQUFFLElBQUdJLEtBQUVDLElBQUVILE1BQUcsTUFBSSxFQUFFRixLQUFFLElBQUVBLEtBQUU7QUFBQSxJQUFDO0FBQUMsUUFBR0gsR0FBRSxVQUFRRixLQUFFQyxLQUFFQyxJQUFFRSxLQUFFLElBQUVELEdBQUVELEtBQUUsQ0FBQyxJQUFFQyxHQUFFRCxFQUFDLEdBQUVGLEtBQUVDLEtBQUVBLElBQUVELE1BQUdDLElBQUU7QUFBQyxZQUFNQSxLQUFFLElBQUVFLEdBQUVILEtBQUUsQ0FBQyxJQUFFRyxHQUFFSCxFQUFDO0FBQUUsTUFBQU8sTUFBRyxJQUFFLEVBQUUsS0FBR0gsS0FBRUgsTUFBRyxLQUFHRyxLQUFFSCxNQUFJRyxLQUFFSDtBQUFBLElBQUM7QUFBQSxFQUFDO0FBQUMsU0FBT00sS0FBRSxNQUFJLEtBQUcsS0FBSyxJQUFJUCxNQUFHQyxLQUFFQSxNQUFHLENBQUMsSUFBRTtBQUFFO0FBQXhvRCxJQUEwb0RrQyxLQUFFLENBQUM7QUFBN29ELElBQStvREMsS0FBRSxDQUFDbkMsS0FBRUMsR0FBRSxDQUFDLEdBQUUsRUFBQyxvQkFBbUJLLEtBQUUsR0FBRSxvQkFBbUJQLEtBQUUsR0FBRSxZQUFXSSxLQUFFLEdBQUUsWUFBV0MsS0FBRSxJQUFHLE1BQUtDLElBQUUsU0FBUUUsS0FBRSxPQUFNLEdBQUdDLEdBQUMsSUFBRSxDQUFDLE1BQUk7QUFBQyxFQUFBVCxLQUFFTyxNQUFHTCxHQUFFLENBQUMsR0FBRUcsS0FBRUQsTUFBR0YsR0FBRSxDQUFDLEdBQUUsWUFBVSxPQUFPRCxPQUFJQSxLQUFFLEVBQUUsS0FBS0EsSUFBRVEsRUFBQztBQUFHLFdBQVFQLEtBQUVFLElBQUVLLEtBQUUsR0FBRVAsTUFBR0csSUFBRSxFQUFFSCxJQUFFO0FBQUMsUUFBSUUsS0FBRStCLEdBQUVqQyxFQUFDO0FBQUUsSUFBQUUsT0FBSStCLEdBQUVqQyxFQUFDLElBQUVFLEtBQUVpQixHQUFFLElBQUVuQixLQUFFLEVBQUUsR0FBRTRCLEdBQUUxQixJQUFFRixFQUFDLEdBQUVFLEdBQUUsSUFBRTJCLEdBQUUzQixFQUFDO0FBQUcsVUFBTUMsS0FBRUYsR0FBRUQsSUFBRUUsR0FBRSxFQUFFLFVBQVEsQ0FBQztBQUFFLFFBQUcsSUFBRUMsR0FBRUUsRUFBQyxFQUFFLElBQUVFLEdBQUU7QUFBUyxVQUFNQyxLQUFFVSxHQUFFO0FBQUUsSUFBQW5CLEdBQUVTLElBQUVSLEVBQUMsR0FBRU8sS0FBRUMsR0FBRTtBQUFFLGFBQVFULEtBQUVELElBQUVDLE1BQUdNLElBQUUsRUFBRU4sSUFBRTtBQUFDLFlBQU1FLEtBQUVFLEdBQUVKLEVBQUM7QUFBRSxVQUFHLElBQUVFLEdBQUUsSUFBRU0sR0FBRTtBQUFTLFdBQUlDLEdBQUUsSUFBRUQsS0FBRSxLQUFHLElBQUdDLEdBQUUsSUFBRSxJQUFFUCxHQUFFLElBQUcsQ0FBQU8sR0FBRSxLQUFLRixJQUFFLEVBQUU7QUFBRSxZQUFNRCxLQUFFYyxHQUFFakIsR0FBRSxNQUFLQSxHQUFFLENBQUM7QUFBRSxhQUFPNEIsR0FBRXpCLElBQUVILEdBQUUsR0FBRXdCLEdBQUVsQixHQUFFLEdBQUVQLEVBQUMsQ0FBQyxJQUFHbUIsR0FBRWhCLEVBQUMsSUFBRSxDQUFDZ0IsR0FBRWhCLEVBQUMsQ0FBQyxJQUFFZ0IsSUFBRyxJQUFJLENBQUNuQixJQUFFSCxPQUFJO0FBQUMsY0FBTUUsS0FBRW1CLEdBQUVkLEdBQUUsTUFBS0EsR0FBRSxDQUFDO0FBQUUsZUFBTzBCLEdBQUUvQixJQUFFQyxJQUFFRyxNQUFHTixJQUFFQyxFQUFDLEdBQUVDLEdBQUUsSUFBRW9CLEdBQUVoQixFQUFDLElBQUUsSUFBRTRCLEdBQUVoQyxFQUFDLEdBQUVBO0FBQUEsTUFBQyxDQUFDLEVBQUUsT0FBTyxDQUFDRCxJQUFFRSxPQUFJQSxHQUFFLElBQUVGLEdBQUUsSUFBRUUsS0FBRUYsRUFBQztBQUFBLElBQUM7QUFBQSxFQUFDO0FBQUMsRUFBQUMsR0FBRSxDQUFDO0FBQUM7QUFBRWtDLEdBQUUsT0FBSyxJQUFJbkMsT0FBSSxDQUFDRSxJQUFFSSxPQUFJNkIsR0FBRWpDLElBQUUsRUFBQyxPQUFNLENBQUMsR0FBR2dCLElBQUUsR0FBR2xCLEVBQUMsR0FBRSxHQUFHTSxHQUFDLENBQUM7OztBQ1kxck4sSUFBTSxnQkFBZ0IsRUFBNkIsSUFBSTtBQUV2RCxTQUFTLFlBQW9CO0FBQ2xDLFFBQU0sU0FBUzhCLEdBQVcsYUFBYTtBQUN2QyxNQUFJLFdBQVcsTUFBTTtBQUNuQixVQUFNLElBQUksTUFBTSw4QkFBOEI7QUFBQSxFQUNoRDtBQUNBLFNBQU87QUFDVDtBQUtPLFNBQVMsV0FBa0I7QUFDaEMsUUFBTSxFQUFFLE9BQUFDLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFNBQU8sQ0FBQyxRQUFRQSxPQUFNLE1BQU0sR0FBRyxLQUFLO0FBQ3RDOzs7QUVHTyxJQUFNQyxLQUFlQyx1QkFBT0MsSUFBSSxJQUFBO0FBQWhDLElDM0JIQyxLQUFVO0FBd0JkLFNBQVNDLEdBQVlDLElBQU1DLElBQU9DLElBQUtDLElBQWtCQyxJQUFVQyxJQUFBQTtBQUM3REosRUFBQUEsT0FBT0EsS0FBUSxDQUFBO0FBSXBCLE1BQ0NLLElBQ0FDLElBRkdDLEtBQWtCUDtBQUl0QixNQUFJLFNBQVNPLE1BQWtDLGNBQUEsT0FBUlIsR0FFdEMsTUFBS08sTUFETEMsS0FBa0IsQ0FBQSxHQUNSUCxHQUNBLFVBQUxNLEtBQ0hELEtBQU1MLEdBQU1NLEVBQUFBLElBRVpDLEdBQWdCRCxFQUFBQSxJQUFLTixHQUFNTSxFQUFBQTtBQU05QixNQUFNRSxLQUFRLEVBQ2JULE1BQUFBLElBQ0FDLE9BQU9PLElBQ1BOLEtBQUFBLElBQ0FJLEtBQUFBLElBQ0FJLEtBQVcsTUFDWEMsSUFBUyxNQUNUQyxLQUFRLEdBQ1JDLEtBQU0sTUFDTkMsS0FBWSxNQUNaQyxhQUFhQyxJQUNiQyxLQUFBQSxFQUFhQyxJQUNiQyxLQUFBQSxJQUNBQyxLQUFRLEVBQUE7QUFTVCxVQU5JaEIsTUFBWUMsUUFDZkksR0FBTUwsV0FBV0EsSUFDakJLLEdBQU1KLFNBQVNBLEtBR1pnQixFQUFRWixTQUFPWSxFQUFRWixNQUFNQSxFQUFBQSxHQUMxQkE7QUFDUjs7O0FDakVPLFNBQVMsT0FBTztBQUFBLEVBQ3JCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUlHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxTQUFTYSxHQUEwQixJQUFJO0FBQzdDLEVBQUFDLEdBQVUsTUFBTTtBQUNkLFdBQU8sU0FBUyxVQUFVO0FBQUEsRUFDNUIsR0FBRyxDQUFDLENBQUM7QUFDTDtBQUFBO0FBQUEsSUFFRSxnQkFBQUM7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLEtBQUs7QUFBQSxRQUNMLGNBQVk7QUFBQSxRQUNaO0FBQUEsUUFDQSxTQUFTLENBQUMsVUFBVSxNQUFNLFdBQVcsT0FBTyxXQUFXLE9BQU8sU0FBUyxNQUFNO0FBQUEsUUFFN0UsMEJBQUFBLEdBQUMsU0FBSSxPQUFNLGtCQUNUO0FBQUEsMEJBQUFBLEdBQUMsWUFDQztBQUFBLDRCQUFBQSxHQUFDLFFBQUksaUJBQU07QUFBQSxZQUNYLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sU0FBUSxTQUFTLE1BQU0sT0FBTyxTQUFTLE1BQU0sR0FDdkUsMEJBQUFBLEdBQUMsUUFBSyxNQUFLLFNBQVEsT0FBTyxNQUFNLFlBQVksR0FBRyxHQUNqRDtBQUFBLGFBQ0Y7QUFBQSxVQUNDO0FBQUEsV0FDSDtBQUFBO0FBQUEsSUFDRjtBQUFBO0FBRUo7QUFFQSxJQUFNLFFBQVE7QUFBQSxFQUNaLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNULE9BQU87QUFBQSxFQUNQLE1BQU07QUFBQSxFQUNOLEtBQUs7QUFBQSxFQUNMLE9BQU87QUFBQSxFQUNQLFNBQVM7QUFBQSxFQUNULFFBQVE7QUFDVjtBQUtPLFNBQVMsS0FBSyxFQUFFLE1BQU0sTUFBTSxHQUF1QztBQUN4RSxTQUNFLGdCQUFBQSxHQUFBLEtBQ0U7QUFBQSxvQkFBQUEsR0FBQyxTQUFJLE9BQU0sUUFBTyxTQUFRLGFBQVksZUFBWSxRQUNoRCwwQkFBQUEsR0FBQyxVQUFLLEdBQUcsTUFBTSxJQUFJLEdBQUcsR0FDeEI7QUFBQSxJQUNDLFNBQVMsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsaUJBQU07QUFBQSxLQUN4QztBQUVKO0FBRU8sU0FBUyxXQUFXO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FNRztBQUNELFNBQ0UsZ0JBQUFBO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxNQUFLO0FBQUEsTUFDTCxPQUFNO0FBQUEsTUFDTixPQUFPO0FBQUEsTUFDUCxnQkFBYztBQUFBLE1BQ2Q7QUFBQSxNQUNBO0FBQUEsTUFFQSwwQkFBQUEsR0FBQyxRQUFLLE1BQVksT0FBYztBQUFBO0FBQUEsRUFDbEM7QUFFSjtBQUVPLFNBQVMsaUJBQWlCO0FBQy9CLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBQyxRQUFPLFVBQVUsWUFBWSxJQUFJLFVBQVU7QUFDbkQsU0FDRSxnQkFBQUQsR0FBQyxjQUFTLE9BQU0sYUFBWSxjQUFZLE1BQU0sZUFBZSxHQUMxRCxVQUFBQyxPQUFNLFVBQVUsSUFBSSxDQUFDLFFBQ3BCLGdCQUFBRDtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsTUFBSztBQUFBLE1BRUwsTUFBTTtBQUFBLE1BQ04sT0FBTTtBQUFBLE1BQ04sZ0JBQWMsUUFBUTtBQUFBLE1BQ3RCLFNBQVMsTUFBTSxZQUFZLEdBQUc7QUFBQSxNQUU3QjtBQUFBLFlBQUksWUFBWTtBQUFBLFFBQ2pCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFTO0FBQUE7QUFBQSxVQUFFLFVBQVUsR0FBRztBQUFBLFdBQUU7QUFBQTtBQUFBO0FBQUEsSUFQakM7QUFBQSxFQVFQLENBQ0QsR0FDSDtBQUVKO0FBR0EsSUFBTSxZQUFvQyxFQUFFLElBQUksV0FBVyxJQUFJLFdBQVcsSUFBSSxTQUFTO0FBR2hGLFNBQVMsUUFBUTtBQUN0QixTQUNFLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxTQUFRLE1BQU0sWUFDckI7QUFBQSxvQkFBQUEsR0FBQyxTQUFJLEtBQUksWUFBVyxLQUFJLElBQUcsT0FBTSxNQUFLLFFBQU8sTUFBSztBQUFBLElBQ2xELGdCQUFBQSxHQUFDLFVBQUssNEJBQWM7QUFBQSxLQUN0QjtBQUVKO0FBRU8sU0FBUyxPQUFPLEVBQUUsU0FBUyxHQUFvQztBQUNwRSxTQUNFLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxVQUFTLE1BQUssU0FDcEIsVUFDSDtBQUVKOzs7QUMxSU8sU0FBUyxNQUFNLEVBQUUsU0FBUyxNQUFNLEdBQXVDO0FBQzVFLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sS0FBS0UsR0FBTTtBQUNqQixRQUFNLFFBQVFDLEdBQXlCLElBQUk7QUFDM0MsUUFBTSxDQUFDLFVBQVUsU0FBUyxJQUFJQyxHQUFTLEtBQUs7QUFDNUMsUUFBTSxPQUFPLFlBQVk7QUFDdkIsUUFBSTtBQUNGLFlBQU0sVUFBVSxVQUFVLFVBQVUsT0FBTztBQUFBLElBQzdDLFFBQVE7QUFFTixZQUFNLFNBQVMsT0FBTztBQUN0QixlQUFTLFlBQVksTUFBTTtBQUFBLElBQzdCO0FBQ0EsY0FBVSxJQUFJO0FBQUEsRUFDaEI7QUFDQSxRQUFNLGVBQWUsNkJBQTZCLEtBQUssSUFBSSxJQUFJLE9BQU8sRUFBRSxRQUFRO0FBQ2hGLFNBQ0UsZ0JBQUFDLEdBQUMsU0FBSSxPQUFNLFNBQ1Q7QUFBQSxvQkFBQUEsR0FBQyxVQUFPLE1BQU0sU0FBUyxPQUFPLE1BQU0sU0FBUyxHQUFHO0FBQUEsSUFDaEQsZ0JBQUFBLEdBQUMsU0FDQztBQUFBLHNCQUFBQSxHQUFDLFdBQU0sS0FBSyxJQUFLLGdCQUFNLFdBQVcsR0FBRTtBQUFBLE1BQ3BDLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxZQUNUO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQztBQUFBLFlBQ0EsT0FBTTtBQUFBLFlBQ04sS0FBSztBQUFBLFlBQ0wsVUFBUTtBQUFBLFlBQ1IsT0FBTztBQUFBLFlBQ1AsU0FBUyxDQUFDLFVBQVUsTUFBTSxjQUFjLE9BQU87QUFBQTtBQUFBLFFBQ2pEO0FBQUEsUUFDQSxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxTQUFTLE1BQzVCLGdCQUFNLFdBQVcsR0FDcEI7QUFBQSxRQUNDLFdBQVcsYUFDVixnQkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE1BQUs7QUFBQSxZQUNMLFNBQVMsTUFBTSxVQUFVLE1BQU0sRUFBRSxPQUFPLEtBQUssUUFBUSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQVM7QUFBQSxZQUU3RSwwQkFBQUEsR0FBQyxRQUFLLE1BQUssU0FBUSxPQUFPLE1BQU0sWUFBWSxHQUFHO0FBQUE7QUFBQSxRQUNqRDtBQUFBLFNBRUo7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFPLE1BQUssVUFDbEIscUJBQVcsTUFBTSxhQUFhLElBQUksSUFDckM7QUFBQSxNQUNDLGdCQUFnQixnQkFBQUEsR0FBQyxPQUFFLE9BQU0sUUFBUSxnQkFBTSxrQkFBa0IsR0FBRTtBQUFBLE9BQzlEO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxPQUFPLEVBQUUsTUFBTSxNQUFNLEdBQW9DO0FBQ2hFLFFBQU0sRUFBRSxNQUFNLEtBQUssSUFBSUMsR0FBUSxNQUFNO0FBQ25DLFVBQU1DLFFBQU9MLEdBQVMsSUFBSTtBQUMxQixRQUFJTSxRQUFPO0FBQ1gsYUFBU0MsS0FBSSxHQUFHQSxLQUFJRixNQUFLLE1BQU1FLE1BQUs7QUFDbEMsZUFBU0MsS0FBSSxHQUFHQSxLQUFJSCxNQUFLLE1BQU1HLE1BQUs7QUFDbEMsUUFBQUYsU0FBUUQsTUFBSyxJQUFJRyxJQUFHRCxFQUFDLElBQUksSUFBSUMsRUFBQyxJQUFJRCxFQUFDLGFBQWE7QUFBQSxNQUNsRDtBQUFBLElBQ0Y7QUFDQSxXQUFPLEVBQUUsTUFBQUQsT0FBTSxNQUFNRCxNQUFLLEtBQUs7QUFBQSxFQUNqQyxHQUFHLENBQUMsSUFBSSxDQUFDO0FBQ1QsU0FDRSxnQkFBQUY7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLE9BQU07QUFBQSxNQUNOLFNBQVMsU0FBUyxPQUFPLENBQUMsSUFBSSxPQUFPLENBQUM7QUFBQSxNQUN0QyxNQUFLO0FBQUEsTUFDTCxjQUFZO0FBQUEsTUFDWixtQkFBZ0I7QUFBQSxNQUVoQiwwQkFBQUEsR0FBQyxVQUFLLEdBQUcsTUFBTTtBQUFBO0FBQUEsRUFDakI7QUFFSjs7O0FDdkVBLElBQU0sT0FBYyxvQkFBSSxJQUFJO0FBRTVCLElBQU0sVUFBVTtBQWNULFNBQVMsUUFBUSxFQUFFLEtBQUssT0FBTyxPQUFPLE9BQU8sT0FBTyxZQUFZLEdBQUcsR0FBaUI7QUFDekYsUUFBTSxRQUFRTSxHQUF1QixJQUFJO0FBQ3pDLEVBQUFDLEdBQWdCLE1BQU07QUFDcEIsVUFBTSxTQUFTLE1BQU07QUFDckIsUUFBSSxDQUFDLFFBQVE7QUFDWDtBQUFBLElBQ0Y7QUFDQSxVQUFNLE1BQU0sT0FBTyxTQUFTLFNBQVMsYUFBYTtBQUNsRCxVQUFNLFFBQVFDLFFBQU8sR0FBRztBQUN4QixXQUFPLGdCQUFnQixHQUFJLFFBQVEsQ0FBQyxLQUFLLElBQUksQ0FBQyxDQUFFO0FBQ2hELFFBQUksT0FBTztBQUNULGFBQU8sTUFBTSxZQUFZLFVBQVUsT0FBTyxNQUFNLFFBQVEsUUFBUSxRQUFRLE9BQU8sQ0FBQztBQUFBLElBQ2xGO0FBQ0EsUUFBSSxLQUFLO0FBQ1AsYUFBTyxRQUFRLE1BQU07QUFBQSxJQUN2QjtBQUFBLEVBQ0YsR0FBRyxDQUFDLEdBQUcsQ0FBQztBQUNSLEVBQUFELEdBQWdCLE1BQU07QUFDcEIsVUFBTSxRQUFRLE1BQU0sU0FBUyxjQUFjLEtBQUs7QUFDaEQsUUFBSSxPQUFPO0FBQ1QsV0FBSyxPQUFPLE9BQU8sU0FBUyxNQUFNLFVBQVUsUUFBVyxLQUFLO0FBQUEsSUFDOUQ7QUFDQSxRQUFJLE1BQU0sV0FBVyxTQUFTLE1BQU0sUUFBUSxTQUFTO0FBQ25ELGFBQU8sTUFBTSxRQUFRLFFBQVE7QUFDN0IsWUFBTSxRQUFRLGNBQTBCLGdCQUFnQixHQUFHLE1BQU0sRUFBRSxlQUFlLEtBQUssQ0FBQztBQUFBLElBQzFGO0FBQUEsRUFDRixHQUFHLENBQUMsS0FBSyxPQUFPLE9BQU8sS0FBSyxDQUFDO0FBQzdCLFNBQU8sZ0JBQUFFLEdBQUMsU0FBSSxPQUFPLFdBQVcsU0FBUyxJQUFJLEtBQUssT0FBTztBQUN6RDtBQUVBLFNBQVNELFFBQU8sS0FBb0Q7QUFDbEUsTUFBSSxDQUFDLEtBQUs7QUFDUixXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU1FLFFBQU8sSUFBSSxVQUFVLEVBQUUsZ0JBQWdCLEtBQUssZUFBZSxFQUFFO0FBQ25FLE1BQUlBLE1BQUssY0FBYyxPQUFPO0FBQzVCLFdBQU87QUFBQSxFQUNUO0FBQ0EsRUFBQUEsTUFBSyxnQkFBZ0IsT0FBTztBQUM1QixFQUFBQSxNQUFLLGdCQUFnQixRQUFRO0FBQzdCLFNBQU8sU0FBUyxXQUFXQSxPQUFNLElBQUk7QUFDdkM7QUFFQSxTQUFTLEtBQ1AsT0FDQSxPQUNBLE9BQ0EsUUFDQSxPQUNBO0FBQ0EsUUFBTSxhQUFhLFFBQVEsU0FBUyxVQUFVLEtBQUs7QUFDbkQsUUFBTSxhQUFhLGNBQWMsS0FBSztBQUN0QyxhQUFXLFNBQVMsTUFBTSxpQkFBNkIsZUFBZSxHQUFHO0FBQ3ZFLFVBQU0sU0FBUyxNQUFNLFFBQVEsVUFBVTtBQUN2QyxVQUFNLFFBQVEsTUFBTSxJQUFJLE1BQU07QUFDOUIsUUFBSSxPQUFPO0FBQ1QsWUFBTSxhQUFhLGFBQWEsS0FBSztBQUFBLElBQ3ZDLE9BQU87QUFDTCxZQUFNLGdCQUFnQixXQUFXO0FBQUEsSUFDbkM7QUFDQSxRQUFJLFFBQVE7QUFDVixZQUFNLFdBQVcsVUFBVSxZQUFZLFVBQVUsVUFBVSxVQUFVO0FBQ3JFLFlBQU0sYUFBYSxRQUFRLFFBQVE7QUFDbkMsWUFBTSxhQUFhLGdCQUFnQixPQUFPLFFBQVEsQ0FBQztBQUNuRCxZQUFNLGFBQWEsWUFBWSxXQUFXLFFBQVEsTUFBTSxJQUFJO0FBQUEsSUFDOUQsT0FBTztBQUNMLFlBQU0sZ0JBQWdCLE1BQU07QUFDNUIsWUFBTSxnQkFBZ0IsY0FBYztBQUNwQyxZQUFNLGdCQUFnQixVQUFVO0FBQUEsSUFDbEM7QUFBQSxFQUNGO0FBQ0Y7OztBQ3BGTyxTQUFTLE1BQU07QUFBQSxFQUNwQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FBa0U7QUFDaEUsU0FDRSxnQkFBQUMsR0FBQyxZQUFPLE9BQU0sU0FDWjtBQUFBLG9CQUFBQSxHQUFDLGdCQUFXLE9BQU0sV0FDaEI7QUFBQSxzQkFBQUEsR0FBQyxPQUFHLGVBQUssT0FBTTtBQUFBLE1BQUk7QUFBQSxNQUFFLEtBQUssT0FBTyxLQUFLLElBQUk7QUFBQSxPQUM1QztBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLHFCQUFvQixjQUFZLEtBQUssVUFBVSxJQUN4RCwwQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLEtBQUssU0FBUyxLQUFLLE9BQU87QUFBQSxRQUMxQixPQUFPLEtBQUs7QUFBQSxRQUNaLE9BQU8sV0FBVztBQUFBLFFBQ2xCLE9BQU8sV0FBVztBQUFBO0FBQUEsSUFDcEIsR0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUdPLFNBQVMsYUFBYTtBQUFBLEVBQzNCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBLE9BQU8sWUFBWTtBQUNyQixHQUtHO0FBQ0QsU0FDRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU8sU0FBUyxTQUFTLElBQUksY0FBVyxJQUMzQywwQkFBQUEsR0FBQyxXQUFRLEtBQVUsT0FBYyxPQUFPLFdBQVcsT0FBTyxPQUFPLFdBQVcsT0FBTyxHQUNyRjtBQUVKO0FBR08sU0FBUyxRQUFRO0FBQUEsRUFDdEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUFvRjtBQUNsRixRQUFNLFFBQWUsV0FBVyxTQUFTLG9CQUFJLElBQUk7QUFDakQsU0FDRSxnQkFBQUEsR0FBQyxhQUFRLE9BQU0sZ0JBQWUsY0FBWSxPQUN4QztBQUFBLG9CQUFBQSxHQUFDLFFBQUksaUJBQU07QUFBQSxJQUNYLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxTQUNSLGdCQUFNLElBQUksQ0FBQyxTQUNWLGdCQUFBQSxHQUFDLFFBQXFDLE1BQVksVUFBb0IsU0FBM0QsS0FBSyxVQUFVLEtBQUssS0FBcUQsQ0FDckYsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsS0FBSyxFQUFFLE1BQU0sVUFBVSxNQUFNLEdBQThDO0FBQ2xGLFFBQU1DLFFBQU8sS0FBSyxXQUFXLFNBQVksU0FBWSxNQUFNLElBQUksS0FBSyxNQUFNO0FBQzFFLFFBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxJQUFJO0FBQ25DLFFBQU0sVUFDSixnQkFBQUQsR0FBQSxLQUNFO0FBQUEsb0JBQUFBLEdBQUMsV0FBUSxLQUFLLFNBQVMsS0FBSyxPQUFPLEdBQUcsT0FBTyxLQUFLLE9BQU87QUFBQSxJQUN6RCxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FBYyxtQkFBUyxLQUFLLE9BQU07QUFBQSxLQUNoRDtBQUVGLFNBQU9DLFVBQVMsU0FDZCxnQkFBQUQsR0FBQyxTQUFJLE9BQU0sY0FBYyxtQkFBUSxJQUVqQyxnQkFBQUE7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLE1BQUs7QUFBQSxNQUNMLE9BQU07QUFBQSxNQUNOLGNBQVc7QUFBQSxNQUNYLGVBQWEsS0FBSztBQUFBLE1BQ2xCLGFBQVdDO0FBQUEsTUFDWCxnQkFBY0EsVUFBUztBQUFBLE1BRXRCO0FBQUE7QUFBQSxFQUNIO0FBRUo7QUFFTyxTQUFTLFNBQVMsRUFBRSxVQUFVLFNBQVMsR0FBeUM7QUFDckYsUUFBTSxRQUFRLFNBQVM7QUFDdkIsU0FDRSxnQkFBQUQsR0FBQyxhQUFRLE9BQU0sWUFBVyxjQUFZLE1BQU0sZUFBZSxHQUN6RDtBQUFBLG9CQUFBQSxHQUFDLFFBQUksZ0JBQU0sZUFBZSxHQUFFO0FBQUEsSUFDNUIsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFlBQ1IsbUJBQVMsSUFBSSxDQUFDLFNBQVMsVUFDdEIsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLGlCQUFpRCxPQUFPLFFBQVEsTUFDMUUsMEJBQUFBLEdBQUMsV0FBUSxLQUFLLFNBQVMsUUFBUSxPQUFPLEdBQUcsT0FBTyxRQUFRLE1BQU0sS0FEL0IsR0FBRyxRQUFRLElBQUksSUFBSSxLQUFLLEVBRXpELENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUVPLFNBQVMsS0FBSztBQUFBLEVBQ25CO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUF3RjtBQUN0RixRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQSxHQUFDLGFBQVEsT0FBTSxRQUFPLGNBQVksTUFBTSxXQUFXLEdBQ2hELGVBQUssSUFBSSxDQUFDLFFBQ1QsZ0JBQUFBO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFFQyxLQUFLLFNBQVMsSUFBSSxPQUFPO0FBQUEsTUFDekIsT0FBTyxJQUFJO0FBQUEsTUFDWDtBQUFBO0FBQUEsSUFISyxJQUFJO0FBQUEsRUFJWCxDQUNELEdBQ0g7QUFFSjtBQUVPLFNBQVMsT0FBTztBQUFBLEVBQ3JCO0FBQUEsRUFDQTtBQUNGLEdBQTBEO0FBQ3hELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFNBQ0UsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLFNBQVEsTUFBSSxNQUN6QjtBQUFBLG9CQUFBQSxHQUFDLGFBQVMsZ0JBQU0sYUFBYSxHQUFFO0FBQUEsSUFDL0IsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLFVBQ1AsaUJBQU8sSUFBSSxDQUFDLFVBQ1gsZ0JBQUFBLEdBQUMsU0FDQztBQUFBLHNCQUFBQSxHQUFDLFFBQ0M7QUFBQSx3QkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FDViwwQkFBQUEsR0FBQyxXQUFRLEtBQUssU0FBUyxNQUFNLE9BQU8sR0FBRyxPQUFPLE1BQU0sTUFBTSxHQUM1RDtBQUFBLFFBQ0MsTUFBTTtBQUFBLFNBQ1Q7QUFBQSxNQUNDLE1BQU0sUUFBUSxnQkFBQUEsR0FBQyxRQUFJLGdCQUFNLE1BQUs7QUFBQSxTQVB2QixNQUFNLElBUWhCLENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjs7O0FDdkpPLFNBQVMsSUFBSSxFQUFFLE1BQU0sR0FBa0M7QUFDNUQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxPQUFPRSxHQUFvQixJQUFJO0FBQ3JDLEVBQUFDLEdBQVUsTUFBTTtBQUNkLFVBQU0sTUFBTSxLQUFLO0FBQ2pCLFFBQUksS0FBSztBQUNQLFVBQUksWUFBWSxJQUFJO0FBQUEsSUFDdEI7QUFBQSxFQUNGLEdBQUcsQ0FBQyxLQUFLLENBQUM7QUFDVixTQUNFLGdCQUFBQyxHQUFDLGFBQVEsT0FBTSxhQUFZLE1BQUksTUFDN0I7QUFBQSxvQkFBQUEsR0FBQyxhQUFTLGdCQUFNLFVBQVUsR0FBRTtBQUFBLElBRTVCLGdCQUFBQSxHQUFDLGFBQVEsS0FBSyxNQUFNLE9BQU0sU0FBUSxVQUFVLEdBQUcsY0FBWSxNQUFNLFVBQVUsR0FDeEUsZ0JBQU0sSUFBSSxDQUFDLE1BQU0sVUFDaEIsZ0JBQUFBLEdBQUMsT0FBZ0MsWUFBVSxLQUFLLFNBQVMsTUFBTSxRQUFRLENBQUMsR0FBRyxNQUN4RSxlQUFLLFFBREEsR0FBRyxLQUFLLElBQUksS0FBSyxJQUFJLEVBRTdCLENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUdPLFNBQVMsVUFBVSxFQUFFLE1BQU0sR0FBa0M7QUFDbEUsU0FDRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sVUFBUyxNQUFLLE9BQU0sYUFBVSxVQUN0QyxnQkFBTSxJQUFJLENBQUMsU0FDVixnQkFBQUEsR0FBQyxPQUFtQixlQUFLLFFBQWpCLEtBQUssSUFBaUIsQ0FDL0IsR0FDSDtBQUVKOzs7QUM3Qk8sU0FBUyxXQUFXLEVBQUUsTUFBTSxHQUEwQjtBQUMzRCxRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQyxHQUFDLFdBQU0sT0FBTSxTQUNYLDBCQUFBQSxHQUFDLFdBQ0U7QUFBQSxVQUFNLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFDdEIsZ0JBQUFBLEdBQUMsUUFDQztBQUFBLHNCQUFBQSxHQUFDLFFBQUcsT0FBTSxPQUFPLGVBQUssTUFBSztBQUFBLE1BQzNCLGdCQUFBQSxHQUFDLFFBQUksZUFBSyxRQUFPO0FBQUEsU0FGVixHQUFHLEtBQUssSUFBSSxLQUFLLElBQUksRUFHOUIsQ0FDRDtBQUFBLElBQ0QsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLFNBQ1I7QUFBQSxzQkFBQUEsR0FBQyxRQUFHLE9BQU0sT0FBTyxnQkFBTSxZQUFZLEdBQUU7QUFBQSxNQUNyQyxnQkFBQUEsR0FBQyxRQUFJLGdCQUFNLE9BQU07QUFBQSxPQUNuQjtBQUFBLEtBQ0YsR0FDRjtBQUVKO0FBR08sU0FBUyxXQUFXO0FBQUEsRUFDekI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUE4RjtBQUM1RixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLENBQUMsU0FBUyxRQUFRLElBQUlDLEdBQVMsS0FBSztBQUMxQyxRQUFNLGVBQWUsTUFBTSxRQUFRLFVBQVUsS0FBSyxLQUFLLE1BQU0sa0JBQWtCO0FBQy9FLFNBQ0UsZ0JBQUFELEdBQUMsYUFBUSxPQUFNLGVBQ2I7QUFBQSxvQkFBQUEsR0FBQyxhQUFVLE9BQWMsT0FBYyxVQUFvQjtBQUFBLEtBQ3pELE1BQU0sT0FBTyxVQUFVLEtBQUssS0FBSyxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sU0FBUyxnQkFBTSxPQUFPLEtBQUssS0FBSyxHQUFFO0FBQUEsSUFDN0UsZUFDQyxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxPQUFNLGdCQUFlLFNBQVMsTUFBTSxTQUFTLElBQUksR0FDckU7QUFBQSxzQkFBQUEsR0FBQyxVQUFLLE9BQU0sVUFDVDtBQUFBLGNBQU0sY0FBYztBQUFBLFFBQUU7QUFBQSxRQUFHLE1BQU07QUFBQSxTQUNsQztBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsaUJBQWMsT0FBYyxVQUFvQjtBQUFBLE9BQ25EO0FBQUEsSUFFRCxXQUNDLGdCQUFBQSxHQUFDLFVBQU8sT0FBTyxNQUFNLE1BQU0sU0FBUyxNQUFNLFNBQVMsS0FBSyxHQUN0RDtBQUFBLHNCQUFBQSxHQUFDLFNBQUksT0FBTSxnQkFDVCwwQkFBQUEsR0FBQyxpQkFBYyxPQUFjLFVBQW9CLEdBQ25EO0FBQUEsTUFDQyxNQUFNLFNBQVMsTUFBTSxNQUFNLE1BQU0sU0FBUyxLQUFLLGdCQUFBQSxHQUFDLGNBQVcsT0FBTyxNQUFNLE9BQU87QUFBQSxPQUNsRjtBQUFBLEtBRUo7QUFFSjtBQUVBLFNBQVMsY0FBYyxFQUFFLE9BQU8sU0FBUyxHQUFrQztBQUN6RSxRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQSxHQUFBLEtBQ0c7QUFBQSxVQUFNLFFBQVEsSUFBSSxDQUFDLFVBQ2xCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxTQUNWLDBCQUFBQSxHQUFDLFdBQVEsS0FBSyxTQUFTLE1BQU0sT0FBTyxHQUFHLE9BQU8sTUFBTSxPQUFPLEtBRHBDLE1BQU0sS0FFL0IsQ0FDRDtBQUFBLElBQ0EsTUFBTSxpQkFDTCxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sZUFDViwwQkFBQUEsR0FBQyxXQUFRLEtBQUssU0FBUyxNQUFNLGFBQWEsR0FBRyxPQUFPLE1BQU0sWUFBWSxHQUFHLEdBQzNFO0FBQUEsS0FFSjtBQUVKO0FBRU8sU0FBUyxVQUFVO0FBQUEsRUFDeEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBSUc7QUFDRCxTQUNFLGdCQUFBQSxHQUFDLFlBQU8sT0FBTSxjQUNYO0FBQUEsVUFBTSxVQUFVLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFVLGdCQUFNLFFBQU87QUFBQSxJQUNwRCxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sUUFBUSxnQkFBTSxNQUFLO0FBQUEsSUFDM0IsU0FBUyxnQkFBQUEsR0FBQyxhQUFVLE9BQWM7QUFBQSxJQUNsQyxZQUFZLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxZQUFZLG9CQUFTO0FBQUEsSUFDN0MsTUFBTSxTQUFTLGdCQUFBQSxHQUFDLFVBQU8sT0FBTyxNQUFNLE9BQU87QUFBQSxLQUM5QztBQUVKO0FBRU8sU0FBUyxPQUFPLEVBQUUsTUFBTSxHQUEwQjtBQUN2RCxRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUNWO0FBQUEsb0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVU7QUFBQSxZQUFNLFlBQVk7QUFBQSxNQUFFO0FBQUEsT0FBRTtBQUFBLElBQzNDLE1BQU07QUFBQSxLQUNUO0FBRUo7QUFHTyxTQUFTLFVBQVUsRUFBRSxNQUFNLEdBQXlCO0FBQ3pELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBRSxPQUFNLElBQUksVUFBVTtBQUM1QixNQUFJLE1BQU0sU0FBUyxPQUFPO0FBQ3hCLFVBQU0sUUFBUUEsT0FBTSxPQUFPLEtBQUssQ0FBQ0MsV0FBVUEsT0FBTSxVQUFVLE1BQU0sS0FBSztBQUN0RSxXQUNFLGdCQUFBSCxHQUFDLFVBQUssT0FBTSxTQUNUO0FBQUEsWUFBTSxVQUFVO0FBQUEsTUFBRTtBQUFBLE1BQUksT0FBTztBQUFBLE9BQ2hDO0FBQUEsRUFFSjtBQUNBLE1BQUksTUFBTSxTQUFTLFlBQVksQ0FBQyxNQUFNLFdBQVc7QUFDL0MsV0FBTyxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FBYyxnQkFBTSxXQUFXLEdBQUU7QUFBQSxFQUN0RDtBQUNBLFNBQU8sTUFBTSxTQUFTLFNBQVMsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLGNBQWMsZ0JBQU0sV0FBVyxHQUFFLElBQVU7QUFDeEY7OztBQ3hHTyxTQUFTLFVBQVUsT0FBdUI7QUFDL0MsUUFBTSxFQUFFLE9BQU8sVUFBVSxXQUFXLEtBQUssSUFBSTtBQUM3QyxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsT0FBQUksT0FBTSxJQUFJLFVBQVU7QUFDNUIsUUFBTSxNQUFNLFNBQVMsU0FBWSxTQUFZLE1BQU0sT0FBTyxLQUFLLENBQUMsVUFBVSxNQUFNLFNBQVMsSUFBSTtBQUM3RixRQUFNLFNBQVMsTUFBTSxPQUFPLE9BQU8sQ0FBQyxVQUFVLFVBQVUsR0FBRztBQUMzRCxRQUFNLFNBQVMsTUFBTSxVQUFVLENBQUM7QUFDaEMsUUFBTSxPQUFPQyxHQUF1QixJQUFJO0FBQ3hDLHNCQUFvQixNQUFNLE1BQU0sVUFBVSxJQUFJLFNBQVM7QUFDdkQsU0FDRSxnQkFBQUMsR0FBQyxTQUFJLE9BQU0sU0FDVDtBQUFBLG9CQUFBQSxHQUFDLFNBQUksT0FBTSxRQUFPLEtBQUssTUFDcEI7QUFBQSxZQUFNLFFBQ0wsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxPQUFPLE1BQU0sV0FBVztBQUFBLFVBQ3hCLE9BQU8sTUFBTTtBQUFBLFVBQ2I7QUFBQSxVQUNBO0FBQUE7QUFBQSxNQUNGO0FBQUEsTUFFRCxNQUFNLFFBQVEsZ0JBQUFBLEdBQUMsUUFBSyxNQUFNLE1BQU0sTUFBTSxVQUFvQixXQUFzQjtBQUFBLE1BQ2hGLE9BQU8sU0FBUyxLQUNmLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxVQUNSLGlCQUFPLElBQUksQ0FBQyxVQUNYLGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBRUMsTUFBTTtBQUFBLFVBQ047QUFBQSxVQUNBO0FBQUE7QUFBQSxRQUhLLE1BQU0sVUFBVSxNQUFNO0FBQUEsTUFJN0IsQ0FDRCxHQUNIO0FBQUEsTUFFRCxPQUNDLGdCQUFBQSxHQUFDLGFBQVEsT0FBTSxPQUFNLGNBQVksSUFBSSxNQUNsQztBQUFBLFlBQUksVUFDSCxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sVUFDUixjQUFJLE9BQU8sSUFBSSxDQUFDLFVBQ2YsZ0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFFQyxNQUFNO0FBQUEsWUFDTjtBQUFBLFlBQ0E7QUFBQTtBQUFBLFVBSEssTUFBTSxVQUFVLE1BQU07QUFBQSxRQUk3QixDQUNELEdBQ0g7QUFBQSxRQUVELE1BQU0sU0FDTCxnQkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE9BQU8sTUFBTSxZQUFZO0FBQUEsWUFDekIsT0FBTyxNQUFNO0FBQUEsWUFDYjtBQUFBLFlBQ0E7QUFBQTtBQUFBLFFBQ0Y7QUFBQSxRQUVELElBQUksaUJBQ0gsZ0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxPQUFNO0FBQUEsWUFDTixLQUFLLFNBQVMsSUFBSSxhQUFhO0FBQUEsWUFDL0IsT0FBTyxNQUFNLFlBQVk7QUFBQSxZQUN6QjtBQUFBO0FBQUEsUUFDRjtBQUFBLFFBRUYsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLGVBQ1Q7QUFBQSwwQkFBQUE7QUFBQSxZQUFDO0FBQUE7QUFBQSxjQUNDLE9BQU87QUFBQSxjQUNQLE9BQU87QUFBQSxjQUNQLFVBQVUsS0FBS0YsUUFBTyxNQUFNLFdBQVcsSUFBSSxJQUFJO0FBQUE7QUFBQSxVQUNqRDtBQUFBLFVBQ0MsSUFBSSxTQUFTLGdCQUFBRSxHQUFDLE9BQUUsT0FBTSxTQUFTLGNBQUksTUFBTSxLQUFLLEtBQUssR0FBRTtBQUFBLFVBQ3JELElBQUksU0FBUyxJQUFJLE1BQU0sTUFBTSxTQUFTLEtBQ3JDLGdCQUFBQSxHQUFDLGFBQ0M7QUFBQSw0QkFBQUEsR0FBQyxhQUFTLGdCQUFNLFlBQVksR0FBRTtBQUFBLFlBQzlCLGdCQUFBQSxHQUFDLGNBQVcsT0FBTyxJQUFJLE9BQU87QUFBQSxhQUNoQztBQUFBLFdBRUo7QUFBQSxTQUNGO0FBQUEsTUFFRCxDQUFDLE9BQU8sTUFBTSxTQUNiLGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsT0FBTyxNQUFNLFlBQVk7QUFBQSxVQUN6QixPQUFPLE1BQU07QUFBQSxVQUNiO0FBQUEsVUFDQTtBQUFBO0FBQUEsTUFDRjtBQUFBLE1BRUQsQ0FBQyxPQUFPLE1BQU0sV0FDYixnQkFBQUEsR0FBQyxhQUFRLE9BQU0sWUFDYjtBQUFBLHdCQUFBQSxHQUFDLFFBQUksZ0JBQU0sY0FBYyxHQUFFO0FBQUEsUUFDM0IsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLGlCQUNWLDBCQUFBQSxHQUFDLFdBQVEsS0FBSyxTQUFTLE1BQU0sUUFBUSxPQUFPLEdBQUcsT0FBTyxNQUFNLFFBQVEsTUFBTSxHQUM1RTtBQUFBLFNBQ0Y7QUFBQSxPQUVKO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxXQUFNLE9BQU0sUUFDVjtBQUFBLFlBQU0sU0FBUyxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sZUFBZSxnQkFBTSxNQUFNLEtBQUssS0FBSyxHQUFFO0FBQUEsTUFDaEUsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFVBQ1IsaUJBQU8sSUFBSSxDQUFDLFVBQ1gsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFFQztBQUFBLFVBQ0EsT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNLE9BQU8sQ0FBQztBQUFBLFVBQ3hDLFVBQVUsS0FBS0YsUUFBTyxNQUFNLFdBQVcsTUFBTSxJQUFJO0FBQUEsVUFDakQ7QUFBQTtBQUFBLFFBSkssTUFBTTtBQUFBLE1BS2IsQ0FDRCxHQUNIO0FBQUEsTUFDQyxNQUFNLFlBQVksZ0JBQUFFLEdBQUMsWUFBUyxVQUFVLE1BQU0sVUFBVSxVQUFvQjtBQUFBLE1BQzNFLGdCQUFBQSxHQUFDLE9BQUksT0FBTyxNQUFNLEtBQUs7QUFBQSxNQUN0QixNQUFNLFVBQVUsZ0JBQUFBLEdBQUMsVUFBTyxRQUFRLE1BQU0sUUFBUSxVQUFvQjtBQUFBLE9BQ3JFO0FBQUEsS0FDRjtBQUVKO0FBR0EsU0FBUyxLQUFLRixRQUFjLFdBQThCLE1BQWtDO0FBQzFGLFFBQU0sT0FBTyxVQUFVLFNBQVMsQ0FBQyxRQUFRLElBQUksU0FBUyxJQUFJO0FBQzFELFNBQU9BLE9BQU0sVUFBVSxLQUFLLENBQUMsQ0FBQyxJQUFJLE1BQU0sU0FBUyxNQUFNLFFBQVEsSUFBSSxDQUFDO0FBQ3RFO0FBR0EsU0FBUyxvQkFDUCxNQUNBLFVBQ0EsV0FDQTtBQUNBLEVBQUFHLEdBQVUsTUFBTTtBQUNkLFVBQU0sY0FBYyxXQUFXLE9BQU8sUUFBUSxRQUFRLEtBQUs7QUFDM0QsUUFBSSxhQUFhLFVBQWEsQ0FBQyxZQUFZO0FBQ3pDO0FBQUEsSUFDRjtBQUNBLFVBQU0sU0FBUyxDQUFDLEdBQUksS0FBSyxTQUFTLGlCQUFpQixhQUFhLEtBQUssQ0FBQyxDQUFFO0FBQ3hFLFVBQU0sWUFBWSxDQUFDLFVBQW1CO0FBQ3BDLFlBQU0sRUFBRSxLQUFLLE9BQU8sSUFBSSxNQUFNLHNCQUFzQjtBQUNwRCxhQUFPLE1BQU0sTUFBTSxTQUFTLGNBQWM7QUFBQSxJQUM1QztBQUNBLFFBQUksT0FBTyxTQUFTLEtBQUssQ0FBQyxPQUFPLEtBQUssU0FBUyxHQUFHO0FBQ2hELFlBQU0sT0FBTyxXQUFXLGtDQUFrQyxFQUFFO0FBQzVELFlBQU0sV0FBVyxPQUFPLFNBQVM7QUFDakMsYUFBTyxDQUFDLEdBQUcsUUFBUSxjQUFjLEdBQUcsZUFBZSxFQUFFLE9BQU8sVUFBVSxTQUFTLENBQUM7QUFBQSxJQUNsRjtBQUFBLEVBQ0YsR0FBRyxDQUFDLFFBQVEsQ0FBQztBQUNmO0FBR08sU0FBUyxlQUFlO0FBQUEsRUFDN0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBSUc7QUFDRCxNQUFJLENBQUMsV0FBVyxRQUFRLFNBQVM7QUFDL0IsV0FBTztBQUFBLEVBQ1Q7QUFDQSxRQUFNLEVBQUUsVUFBVSxRQUFRLElBQUksVUFBVTtBQUN4QyxTQUNFLGdCQUFBRDtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsT0FBTTtBQUFBLE1BQ04sT0FBTztBQUFBLFFBQ0wsTUFBTSxHQUFHLFFBQVEsQ0FBQztBQUFBLFFBQ2xCLEtBQUssR0FBRyxRQUFRLENBQUM7QUFBQSxRQUNqQixXQUFXLGdDQUFnQyxXQUFXLEVBQUUsZUFBZSxVQUFVLEtBQUssQ0FBQztBQUFBLE1BQ3pGO0FBQUEsTUFFQSwwQkFBQUEsR0FBQyxXQUFRLEtBQVUsT0FBTSxJQUFHO0FBQUE7QUFBQSxFQUM5QjtBQUVKOzs7QUMxTEEsSUFBTSxVQUFVO0FBRVQsU0FBUyxXQUFXO0FBQUEsRUFDekIsT0FBQUU7QUFBQSxFQUNBLE1BQUFDO0FBQUEsRUFDQTtBQUNGLEdBSUc7QUFDRCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsU0FBUyxJQUFJLFVBQVU7QUFDL0IsUUFBTSxDQUFDQyxVQUFTLFVBQVUsSUFBSUMsR0FBdUI7QUFDckQsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQSxHQUFvQjtBQUM5QyxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlBLEdBQVMsRUFBRTtBQUNyQyxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlBLEdBQVMsS0FBSztBQUN0QyxRQUFNLENBQUMsVUFBVSxTQUFTLElBQUlBLEdBQVMsS0FBSztBQUM1QyxRQUFNLE9BQU8sQ0FBQyxZQUFtQixTQUFTLFFBQVEsV0FBVyxNQUFNLG1CQUFtQixDQUFDO0FBRXZGLEVBQUFDLEdBQVUsTUFBTTtBQUNkLElBQUksUUFBUUosUUFBTyxRQUFRLEVBQUUsS0FBSyxVQUFVLEVBQUUsTUFBTSxJQUFJO0FBQUEsRUFDMUQsR0FBRyxDQUFDQSxRQUFPLFFBQVEsQ0FBQztBQUNwQixFQUFBSSxHQUFVLE1BQU07QUFDZCxRQUFJLFlBQVk7QUFDaEIsSUFDRyxLQUFLSixRQUFPQyxPQUFNLE1BQU0sUUFBUSxFQUNoQyxLQUFLLENBQUMsVUFBVTtBQUNmLFVBQUksV0FBVztBQUNiLGlCQUFTLEtBQUs7QUFDZCxpQkFBUyxFQUFFO0FBQUEsTUFDYjtBQUFBLElBQ0YsQ0FBQyxFQUNBLE1BQU0sSUFBSTtBQUNiLFdBQU8sTUFBTTtBQUNYLGtCQUFZO0FBQUEsSUFDZDtBQUFBLEVBQ0YsR0FBRyxDQUFDRCxRQUFPQyxPQUFNLE1BQU0sUUFBUSxDQUFDO0FBQ2hDLFFBQU0sUUFBUSxPQUFPLFNBQVNBO0FBQzlCLFFBQU0sS0FBSyxDQUFDLElBQVksS0FBSyxTQUFTO0FBQ3BDLFVBQU0sT0FBTyxXQUFXRCxRQUFPLEtBQUssSUFBSSxHQUFHLEtBQUssSUFBSSxJQUFJLEtBQUssQ0FBQyxHQUFHLEVBQUU7QUFDbkUsWUFBUSxhQUFhLE1BQU0sSUFBSSxJQUFJO0FBQ25DLGtCQUFjLElBQUksZ0JBQWdCLFlBQVksQ0FBQztBQUFBLEVBQ2pEO0FBQ0EsRUFBQUksR0FBVSxNQUFNO0FBQ2QsUUFBSSxRQUFRLE9BQU8sU0FBU0gsT0FBTTtBQUNoQyxVQUFJQSxTQUFRLE9BQU87QUFDakIsZ0JBQVEsS0FBSztBQUNiO0FBQUEsTUFDRjtBQUNBLFlBQU0sUUFBUSxXQUFXLE1BQU0sR0FBR0EsUUFBTyxDQUFDLEdBQUcsT0FBTztBQUNwRCxhQUFPLE1BQU0sYUFBYSxLQUFLO0FBQUEsSUFDakM7QUFBQSxFQUNGLEdBQUcsQ0FBQyxNQUFNLE9BQU9BLEtBQUksQ0FBQztBQUN0QixFQUFBRyxHQUFVLE1BQU07QUFDZCxVQUFNLFNBQVMsQ0FBQyxVQUF5QjtBQUN2QyxVQUFJLE1BQU0sV0FBVyxTQUFTLFFBQVEsTUFBTSxRQUFRLGNBQWM7QUFDaEUsV0FBR0gsUUFBTyxDQUFDO0FBQUEsTUFDYixXQUFXLE1BQU0sV0FBVyxTQUFTLFFBQVEsTUFBTSxRQUFRLGFBQWE7QUFDdEUsV0FBR0EsUUFBTyxDQUFDO0FBQUEsTUFDYjtBQUFBLElBQ0Y7QUFDQSxxQkFBaUIsV0FBVyxNQUFNO0FBQ2xDLFdBQU8sTUFBTSxvQkFBb0IsV0FBVyxNQUFNO0FBQUEsRUFDcEQsQ0FBQztBQUNELFFBQU0sV0FBVyxPQUFPO0FBQUEsSUFDdEIsT0FBTyxRQUFRLE9BQU8sTUFBTSxZQUFZLENBQUMsQ0FBQyxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sSUFBSSxNQUFNLENBQUMsTUFBTSxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQ3BGO0FBQ0EsUUFBTSxNQUFNLE9BQU8sTUFBTSxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUMsTUFBTSxJQUFJLE9BQU8sRUFBRSxNQUFNLEtBQUssRUFBRSxLQUFLLENBQUM7QUFDL0UsUUFBTSxRQUFRQyxVQUFTLFNBQVM7QUFDaEMsU0FDRSxnQkFBQUcsR0FBQyxTQUFJLE9BQU0sY0FDVDtBQUFBLG9CQUFBQSxHQUFDLFlBQU8sT0FBTSxPQUNaO0FBQUEsc0JBQUFBLEdBQUMsT0FBRSxPQUFNLFNBQVEsTUFBTSxVQUFVTCxNQUFLLEdBQUcsT0FBTyxNQUFNLFdBQVcsR0FDL0QsMEJBQUFLLEdBQUMsUUFBSyxNQUFLLFFBQU8sT0FBTyxNQUFNLFdBQVcsR0FBRyxHQUMvQztBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsUUFDQztBQUFBLHdCQUFBQSxHQUFDLFVBQUssT0FBTSxTQUNUO0FBQUE7QUFBQSxVQUFNO0FBQUEsVUFBSSxNQUFNLGFBQWE7QUFBQSxXQUNoQztBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFlBQVksaUJBQU8sTUFBTSxVQUFTO0FBQUEsU0FDaEQ7QUFBQSxNQUNBLGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsT0FBTTtBQUFBLFVBQ04sT0FBTyxNQUFNLFlBQVk7QUFBQSxVQUN6QixTQUFTLE1BQU0sVUFBVSxJQUFJO0FBQUEsVUFFN0IsMEJBQUFBLEdBQUMsUUFBSyxNQUFLLFNBQVEsT0FBTyxNQUFNLFlBQVksR0FBRztBQUFBO0FBQUEsTUFDakQ7QUFBQSxPQUNGO0FBQUEsSUFDQyxTQUFTLGdCQUFBQSxHQUFDLFVBQVEsaUJBQU07QUFBQSxJQUN6QixnQkFBQUEsR0FBQyxVQUNFLG1CQUNDLGdCQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBTyxNQUFNO0FBQUEsUUFDYjtBQUFBLFFBQ0E7QUFBQSxRQUNBLE9BQU87QUFBQSxRQUNQLFdBQVcsQ0FBQztBQUFBLFFBQ1o7QUFBQSxRQUNBLFdBQVc7QUFBQTtBQUFBLElBQ2IsR0FFSjtBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLGtCQUFpQixjQUFZLE1BQU0sYUFBYSxHQUM3RDtBQUFBLHNCQUFBQSxHQUFDLFNBQUksT0FBTSxTQUNUO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxNQUFLO0FBQUEsWUFDTCxLQUFLO0FBQUEsWUFDTCxLQUFLO0FBQUEsWUFDTCxPQUFPSjtBQUFBLFlBQ1AsY0FBWSxNQUFNLFdBQVc7QUFBQSxZQUM3QixTQUFTLENBQUMsVUFBVSxHQUFHLE9BQU8sTUFBTSxjQUFjLEtBQUssQ0FBQztBQUFBO0FBQUEsUUFDMUQ7QUFBQSxRQUNBLGdCQUFBSSxHQUFDLFlBQ0U7QUFBQSxVQUFBSjtBQUFBLFVBQUs7QUFBQSxVQUFJO0FBQUEsV0FDWjtBQUFBLFNBQ0Y7QUFBQSxNQUNBLGdCQUFBSSxHQUFDLFNBQUksT0FBTSxXQUNUO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxjQUFZLE1BQU0sY0FBYztBQUFBLFlBQ2hDLE9BQU8sUUFBUTtBQUFBLFlBQ2YsVUFBVSxDQUFDLFVBQVUsR0FBR0osT0FBTSxPQUFPLE1BQU0sY0FBYyxLQUFLLEtBQUssTUFBUztBQUFBLFlBRTVFO0FBQUEsOEJBQUFJLEdBQUMsWUFBTyxPQUFPLEdBQUksZ0JBQU0sZUFBZSxHQUFFO0FBQUEsY0FDekNILFVBQVMsTUFBTSxJQUFJLENBQUMsUUFDbkIsZ0JBQUFHLEdBQUMsWUFBc0IsT0FBTyxJQUFJLE1BQy9CLGNBQUksUUFETSxJQUFJLElBRWpCLENBQ0Q7QUFBQTtBQUFBO0FBQUEsUUFDSDtBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLGlCQUNUO0FBQUEsMEJBQUFBO0FBQUEsWUFBQztBQUFBO0FBQUEsY0FDQyxNQUFLO0FBQUEsY0FDTCxPQUFPLE1BQU0saUJBQWlCO0FBQUEsY0FDOUIsVUFBVUosU0FBUTtBQUFBLGNBQ2xCLFNBQVMsTUFBTSxHQUFHLENBQUM7QUFBQTtBQUFBLFVBQ3JCO0FBQUEsVUFDQSxnQkFBQUk7QUFBQSxZQUFDO0FBQUE7QUFBQSxjQUNDLE1BQUs7QUFBQSxjQUNMLE9BQU8sTUFBTSxvQkFBb0I7QUFBQSxjQUNqQyxVQUFVSixTQUFRO0FBQUEsY0FDbEIsU0FBUyxNQUFNLEdBQUdBLFFBQU8sQ0FBQztBQUFBO0FBQUEsVUFDNUI7QUFBQSxVQUNBLGdCQUFBSSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sa0JBQWlCLFNBQVMsTUFBTSxRQUFRLENBQUMsSUFBSSxHQUN2RSwwQkFBQUEsR0FBQyxRQUFLLE1BQU0sT0FBTyxVQUFVLE9BQU8sT0FBTyxNQUFNLE9BQU8sZUFBZSxVQUFVLEdBQUcsR0FDdEY7QUFBQSxVQUNBLGdCQUFBQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsTUFBSztBQUFBLGNBQ0wsT0FBTyxNQUFNLGdCQUFnQjtBQUFBLGNBQzdCLFVBQVVKLFNBQVE7QUFBQSxjQUNsQixTQUFTLE1BQU0sR0FBR0EsUUFBTyxDQUFDO0FBQUE7QUFBQSxVQUM1QjtBQUFBLFVBQ0EsZ0JBQUFJO0FBQUEsWUFBQztBQUFBO0FBQUEsY0FDQyxNQUFLO0FBQUEsY0FDTCxPQUFPLE1BQU0sZ0JBQWdCO0FBQUEsY0FDN0IsVUFBVUosU0FBUTtBQUFBLGNBQ2xCLFNBQVMsTUFBTSxHQUFHLEtBQUs7QUFBQTtBQUFBLFVBQ3pCO0FBQUEsV0FDRjtBQUFBLFNBQ0Y7QUFBQSxPQUNGO0FBQUEsSUFDQyxZQUNDLGdCQUFBSSxHQUFDLFVBQU8sT0FBTyxNQUFNLFlBQVksR0FBRyxTQUFTLE1BQU0sVUFBVSxLQUFLLEdBQ2hFLDBCQUFBQSxHQUFDLFNBQU0sU0FBUyxhQUFhLFdBQVdMLFFBQU9DLE9BQU0sSUFBSSxDQUFDLEdBQUcsT0FBYyxHQUM3RTtBQUFBLEtBRUo7QUFFSjs7O0FDOUtPLFNBQVMsVUFBVSxFQUFFLEtBQUssR0FBcUI7QUFDcEQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLFVBQVUsT0FBQUssT0FBTSxJQUFJLFVBQVU7QUFDdEMsUUFBTSxRQUFRQyxHQUFvQixJQUFJO0FBQ3RDLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUMsR0FBUyxFQUFFO0FBQ3JDLFFBQU0sUUFBUUYsT0FBTSxNQUFNLEtBQUssQ0FBQyxRQUFRLElBQUksU0FBUyxJQUFJLEdBQUcsU0FBUztBQUNyRSxFQUFBRyxHQUFVLE1BQU07QUFDZCxhQUFTLFFBQVEsR0FBRyxLQUFLLE1BQU0sTUFBTSxZQUFZLENBQUM7QUFDbEQsUUFBSSxZQUFZO0FBQ2hCLElBQ0csTUFBTSxNQUFNLFFBQVEsRUFDcEIsS0FBSyxDQUFDLFNBQVM7QUFDZCxVQUFJLGFBQWEsTUFBTSxTQUFTO0FBQzlCLGNBQU1DLFVBQVMsSUFBSSxVQUFVLEVBQUUsZ0JBQWdCLE1BQU0sV0FBVztBQUNoRSxjQUFNLFFBQVEsZ0JBQWdCLEdBQUdBLFFBQU8sS0FBSyxVQUFVO0FBQ3ZELGlCQUFTLEVBQUU7QUFBQSxNQUNiO0FBQUEsSUFDRixDQUFDLEVBQ0EsTUFBTSxDQUFDLFlBQW1CLFNBQVMsUUFBUSxXQUFXLE1BQU0sbUJBQW1CLENBQUMsQ0FBQztBQUNwRixXQUFPLE1BQU07QUFDWCxrQkFBWTtBQUFBLElBQ2Q7QUFBQSxFQUNGLEdBQUcsQ0FBQyxNQUFNLFFBQVEsQ0FBQztBQUNuQixTQUNFLGdCQUFBQyxHQUFBLEtBQ0U7QUFBQSxvQkFBQUEsR0FBQyxZQUFPLE9BQU0saUJBQ1o7QUFBQSxzQkFBQUEsR0FBQyxTQUFNO0FBQUEsTUFDUCxnQkFBQUEsR0FBQyxrQkFBZTtBQUFBLE9BQ2xCO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sVUFDVDtBQUFBLGVBQVMsZ0JBQUFBLEdBQUMsVUFBUSxpQkFBTTtBQUFBLE1BQ3pCLGdCQUFBQSxHQUFDLGFBQVEsT0FBTSxlQUFjLEtBQUssT0FBTztBQUFBLE9BQzNDO0FBQUEsS0FDRjtBQUVKOzs7QUNqQ0EsSUFBTSxZQUFZO0FBR2xCLFNBQVMsV0FBc0I7QUFDN0IsUUFBTSxRQUFhLE9BQU8sRUFBRSxRQUFRLENBQUMsQ0FBQ0MsUUFBTyxFQUFFLE9BQU8sQ0FBQyxNQUFPLFNBQVMsQ0FBQyxFQUFFLE9BQUFBLFFBQU8sT0FBTyxDQUFDLElBQUksQ0FBQyxDQUFFO0FBQ2hHLFNBQU8sTUFBTSxNQUFNLEdBQUcsU0FBUztBQUNqQztBQUVPLFNBQVMsVUFBVTtBQUN4QixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsU0FBUyxJQUFJLFVBQVU7QUFDL0IsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQyxHQUFzQixDQUFDLENBQUM7QUFDbEQsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsUUFBSSxZQUFZO0FBQ2hCLFVBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQUksTUFBTSxTQUFTLEdBQUc7QUFDcEIsTUFDRyxRQUFRLE9BQU8sUUFBUSxFQUN2QixLQUFLLENBQUMsUUFBUSxhQUFhLFNBQVMsSUFBSSxPQUFPLENBQUMsUUFBUSxRQUFRLEdBQUcsTUFBTSxNQUFTLENBQUMsQ0FBQyxFQUNwRixNQUFNLE1BQU0sTUFBUztBQUFBLElBQzFCO0FBQ0EsV0FBTyxNQUFNO0FBQ1gsa0JBQVk7QUFBQSxJQUNkO0FBQUEsRUFDRixHQUFHLENBQUMsUUFBUSxDQUFDO0FBQ2IsTUFBSSxNQUFNLFdBQVcsR0FBRztBQUN0QixXQUFPO0FBQUEsRUFDVDtBQUNBLFNBQ0UsZ0JBQUFDLEdBQUMsYUFBUSxPQUFNLFNBQ2I7QUFBQSxvQkFBQUEsR0FBQyxRQUFJLGdCQUFNLGNBQWMsR0FBRTtBQUFBLElBQzNCLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUNULDBCQUFBQSxHQUFDLFdBQU0sT0FBTSxXQUNYO0FBQUEsc0JBQUFBLEdBQUMsV0FDQywwQkFBQUEsR0FBQyxRQUNDO0FBQUEsd0JBQUFBLEdBQUMsUUFBRyxPQUFNLE9BQU8sZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDcEMsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLE9BQU8sZ0JBQU0sWUFBWSxHQUFFO0FBQUEsUUFDckMsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLE9BQU8sZ0JBQU0sWUFBWSxHQUFFO0FBQUEsUUFDckMsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLE9BQU8sZ0JBQU0sY0FBYyxHQUFFO0FBQUEsU0FDekMsR0FDRjtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsV0FDRSxnQkFBTSxJQUFJLENBQUMsUUFDVixnQkFBQUEsR0FBQyxRQUNDO0FBQUEsd0JBQUFBLEdBQUMsUUFDQztBQUFBLDBCQUFBQSxHQUFDLE9BQUUsTUFBTSxVQUFVLElBQUksS0FBSyxHQUFJLGNBQUksT0FBTTtBQUFBLFVBQ3pDLElBQUksWUFBWSxVQUNmLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxRQUNSLGNBQUksS0FBSyxJQUFJLFVBQVUsR0FBSSxFQUFFLG1CQUFtQixRQUFRLEdBQzNEO0FBQUEsV0FFSjtBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsUUFBSTtBQUFBLGtCQUFRLEdBQUcsR0FBRztBQUFBLFVBQU07QUFBQSxXQUFDO0FBQUEsUUFDMUIsZ0JBQUFBLEdBQUMsUUFBSSxrQkFBUSxHQUFHLEdBQUcsUUFBTztBQUFBLFFBQzFCLGdCQUFBQSxHQUFDLFFBQUksY0FBSSxRQUFRLElBQUksQ0FBQyxXQUFXLEdBQUcsT0FBTyxJQUFJLElBQUksT0FBTyxNQUFNLEVBQUUsRUFBRSxLQUFLLElBQUksR0FBRTtBQUFBLFdBWHhFLElBQUksS0FZYixDQUNELEdBQ0g7QUFBQSxPQUNGLEdBQ0Y7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLFFBQVEsRUFBRSxTQUFTLEtBQUssR0FBYztBQUM3QyxRQUFNLE1BQU0sUUFBUSxPQUFPLENBQUM7QUFDNUIsU0FBTyxLQUFLLFVBQVUsU0FBWSxTQUFZO0FBQ2hEOzs7QUNsRUEsSUFBTSxnQkFBZ0I7QUFDdEIsSUFBTSxVQUFVLENBQUMsSUFBSSxJQUFJLElBQUksS0FBSyxHQUFHO0FBRTlCLFNBQVMsWUFBWTtBQUMxQixRQUFNLFFBQVEsU0FBUztBQUN2QixFQUFBQyxHQUFVLE1BQU07QUFDZCxhQUFTLFFBQVE7QUFBQSxFQUNuQixHQUFHLENBQUMsQ0FBQztBQUNMLFNBQ0UsZ0JBQUFDLEdBQUEsS0FDRTtBQUFBLG9CQUFBQSxHQUFDLFlBQU8sT0FBTSxpQkFDWjtBQUFBLHNCQUFBQSxHQUFDLFNBQU07QUFBQSxNQUNQLGdCQUFBQSxHQUFDLGtCQUFlO0FBQUEsT0FDbEI7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxTQUNWO0FBQUEsc0JBQUFBLEdBQUMsUUFBRyxPQUFNLFVBQVMsNEJBQWM7QUFBQSxNQUNqQyxnQkFBQUEsR0FBQyxZQUFTO0FBQUEsTUFDVixnQkFBQUEsR0FBQyxhQUFVO0FBQUEsTUFDWCxnQkFBQUEsR0FBQyxjQUFXO0FBQUEsTUFDWixnQkFBQUEsR0FBQyxXQUFRO0FBQUEsTUFDVCxnQkFBQUEsR0FBQyxPQUFFLE9BQU0sZUFBZSxnQkFBTSxZQUFZLEdBQUU7QUFBQSxPQUM5QztBQUFBLEtBQ0Y7QUFFSjtBQUdBLFNBQVMsV0FBVztBQUNsQixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsU0FBUyxJQUFJLFVBQVU7QUFDL0IsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQyxHQUF5QixDQUFDLENBQUM7QUFDckQsRUFBQUYsR0FBVSxNQUFNO0FBQ2QsUUFBSSxZQUFZO0FBQ2hCLFVBQU0sUUFBYSxPQUFPLEVBQUUsTUFBTSxHQUFHLGFBQWE7QUFDbEQsVUFBTSxRQUFRLE1BQU0sSUFBSSxPQUFPLENBQUNHLE1BQUssTUFBTTtBQUN6QyxVQUFJO0FBQ0YsZUFBTyxNQUFVLFFBQVFBLFFBQU8sUUFBUTtBQUFBLE1BQzFDLFNBQVMsT0FBTztBQUNkLFlBQUksaUJBQXFCLGdCQUFnQixNQUFNLFdBQVcsS0FBSztBQUM3RCxVQUFLLFlBQVlBLE1BQUs7QUFBQSxRQUN4QjtBQUNBLGVBQU87QUFBQSxNQUNUO0FBQUEsSUFDRixDQUFDO0FBQ0QsWUFBUSxJQUFJLEtBQUssRUFBRSxLQUFLLENBQUMsWUFBWTtBQUNuQyxVQUFJLFdBQVc7QUFDYixpQkFBUyxRQUFRLE9BQU8sQ0FBQyxRQUFRLFFBQVEsTUFBUyxDQUFDO0FBQUEsTUFDckQ7QUFBQSxJQUNGLENBQUM7QUFDRCxXQUFPLE1BQU07QUFDWCxrQkFBWTtBQUFBLElBQ2Q7QUFBQSxFQUNGLEdBQUcsQ0FBQyxRQUFRLENBQUM7QUFDYixNQUFJLE1BQU0sV0FBVyxHQUFHO0FBQ3RCLFdBQU87QUFBQSxFQUNUO0FBQ0EsU0FDRSxnQkFBQUYsR0FBQyxhQUFRLE9BQU0sU0FDYjtBQUFBLG9CQUFBQSxHQUFDLFFBQUksZ0JBQU0sZUFBZSxHQUFFO0FBQUEsSUFDNUIsZ0JBQUFBLEdBQUMsUUFBRyxPQUFNLFNBQ1AsZ0JBQU0sSUFBSSxDQUFDRSxXQUNWLGdCQUFBRixHQUFDLFFBQ0MsMEJBQUFBLEdBQUMsT0FBRSxPQUFNLGVBQWMsTUFBTSxVQUFVRSxPQUFNLEtBQUssR0FDaEQ7QUFBQSxzQkFBQUYsR0FBQyxPQUFHLFVBQUFFLE9BQU0sT0FBTTtBQUFBLE1BQ2hCLGdCQUFBRixHQUFDLFVBQUssT0FBTSxTQUFRLGNBQVlFLE9BQU0sT0FDbkMsZ0JBQU0sT0FBT0EsT0FBTSxLQUFLLENBQUMsR0FDNUI7QUFBQSxNQUNBLGdCQUFBRixHQUFDLFVBQUssT0FBTSxRQUNULFVBQUFFLE9BQU0sTUFDSixJQUFJLENBQUMsU0FBUyxLQUFLLElBQUksRUFDdkIsT0FBTyxPQUFPLEVBQ2QsS0FBSyxJQUFJLEdBQ2Q7QUFBQSxPQUNGLEtBWk9BLE9BQU0sS0FhZixDQUNELEdBQ0g7QUFBQSxLQUNGO0FBRUo7QUFFQSxJQUFNLFNBQVM7QUFBQSxFQUNiLFNBQVM7QUFBQSxFQUNULFNBQVM7QUFBQSxFQUNULE1BQU07QUFBQSxFQUNOLFNBQVM7QUFDWDtBQUVBLFNBQVMsWUFBWTtBQUNuQixRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsT0FBQUMsUUFBTyxTQUFTLElBQUksVUFBVTtBQUN0QyxRQUFNLENBQUMsVUFBVSxPQUFPLElBQUlGLEdBQVMsTUFBVyxJQUFJLFFBQVEsRUFBRSxDQUFDO0FBQy9ELFFBQU0sQ0FBQyxVQUFVLE9BQU8sSUFBSUEsR0FBUyxFQUFFO0FBQ3ZDLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUEsR0FBcUIsQ0FBQyxFQUFFLE1BQU0sU0FBUyxHQUFHLEVBQUUsTUFBTSxTQUFTLENBQUMsQ0FBQztBQUN2RixRQUFNLENBQUMsU0FBUyxVQUFVLElBQUlBLEdBQWlDLENBQUMsQ0FBQztBQUNqRSxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlBLEdBQVMsRUFBRTtBQUNuQyxRQUFNLENBQUMsU0FBUyxVQUFVLElBQUlBLEdBQVMsQ0FBQztBQUN4QyxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlBLEdBQW1CLFFBQVE7QUFDbkQsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQSxHQUFTLEVBQUU7QUFDckMsUUFBTSxDQUFDLFFBQVEsT0FBTyxJQUFJQSxHQUFTLEtBQUs7QUFFeEMsUUFBTSxPQUFPRSxPQUFNLE1BQU0sS0FBSyxDQUFDLFFBQVEsSUFBSSxTQUFTLFFBQVEsS0FBS0EsT0FBTSxNQUFNLENBQUM7QUFDOUUsTUFBSSxDQUFDLE1BQU07QUFDVCxXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sT0FBTyxLQUFLLE1BQU0sS0FBSyxDQUFDLFFBQVEsSUFBSSxTQUFTLFFBQVEsS0FBSyxLQUFLLE1BQU0sQ0FBQztBQUM1RSxRQUFNLENBQUMsT0FBTyxJQUFJLElBQUksTUFBTSxTQUFTLEtBQUs7QUFDMUMsUUFBTSxVQUFVLE9BQU8sT0FBTyxPQUFPLElBQUk7QUFDekMsUUFBTSxZQUFZLE9BQU9ELFdBQWdDO0FBQ3ZELFlBQVEsSUFBSTtBQUNaLGFBQVMsRUFBRTtBQUNYLFFBQUk7QUFDRixZQUFNLFVBQVUsTUFBVSxPQUFPQSxRQUFPLFFBQVE7QUFDaEQsTUFBSyxVQUFVLFFBQVEsT0FBTyxFQUFFLE1BQU0sUUFBUSxNQUFNLE9BQU8sTUFBTSxTQUFTLEtBQUssTUFBTSxDQUFDO0FBQ3RGLE1BQUssSUFBSSxRQUFRLEtBQUssSUFBSTtBQUMxQixlQUFTLE9BQU8sVUFBVSxRQUFRLEtBQUs7QUFBQSxJQUN6QyxTQUFTLFNBQVM7QUFDaEIsWUFBTSxPQUFPLG1CQUFtQixRQUFRLFFBQVEsVUFBVTtBQUMxRCxlQUFTLFFBQVEsTUFBTSxtQkFBbUIsQ0FBQztBQUMzQyxjQUFRLEtBQUs7QUFBQSxJQUNmO0FBQUEsRUFDRjtBQUNBLFFBQU0sT0FBTyxDQUFDLFVBQWlCO0FBQzdCLFVBQU0sZUFBZTtBQUNyQixjQUFVO0FBQUEsTUFDUixNQUFNLEtBQUs7QUFBQSxNQUNYLE9BQU87QUFBQSxNQUNQLFNBQVMsT0FBTztBQUFBLFFBQ2QsS0FBSyxRQUNGLElBQUksQ0FBQyxXQUFXLENBQUMsT0FBTyxNQUFNLFFBQVEsT0FBTyxJQUFJLEtBQUssRUFBRSxDQUFVLEVBQ2xFLE9BQU8sQ0FBQyxDQUFDLEVBQUUsS0FBSyxNQUFNLFVBQVUsRUFBRTtBQUFBLE1BQ3ZDO0FBQUEsTUFDQSxHQUFJLFFBQVEsS0FBSyxTQUFTLEtBQUssT0FBTyxFQUFFLE1BQU0sS0FBSyxLQUFLLElBQUksQ0FBQztBQUFBLE1BQzdELEdBQUksS0FBSyxLQUFLLElBQUksRUFBRSxNQUFNLEtBQUssS0FBSyxFQUFFLElBQUksQ0FBQztBQUFBLE1BQzNDLEdBQUksVUFBVSxJQUFJLEVBQUUsU0FBUyxLQUFLLElBQUksQ0FBQztBQUFBLElBQ3pDLENBQUM7QUFBQSxFQUNIO0FBQ0EsU0FDRSxnQkFBQUYsR0FBQyxVQUFLLE9BQU0sY0FBYSxVQUFVLE1BQ2pDO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUN4QixnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE9BQU9HLE9BQU07QUFBQSxRQUNiLFFBQVE7QUFBQSxRQUNSLFFBQVEsQ0FBQyxTQUFTO0FBQ2hCLGtCQUFRLElBQUk7QUFDWixrQkFBUSxFQUFFO0FBQ1YscUJBQVcsQ0FBQyxDQUFDO0FBQUEsUUFDZjtBQUFBO0FBQUEsSUFDRjtBQUFBLElBQ0MsS0FBSyxNQUFNLFNBQVMsS0FDbkIsZ0JBQUFILEdBQUMsY0FBUyxPQUFNLFFBQ2Q7QUFBQSxzQkFBQUEsR0FBQyxZQUFRLGdCQUFNLFdBQVcsR0FBRTtBQUFBLE1BQzNCLEtBQUssTUFBTSxJQUFJLENBQUMsUUFDZixnQkFBQUEsR0FBQyxXQUFxQixPQUFNLFFBQzFCO0FBQUEsd0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxNQUFLO0FBQUEsWUFDTCxNQUFLO0FBQUEsWUFDTCxTQUFTLFFBQVE7QUFBQSxZQUNqQixVQUFVLE1BQU0sUUFBUSxJQUFJLElBQUk7QUFBQTtBQUFBLFFBQ2xDO0FBQUEsUUFDQyxJQUFJO0FBQUEsV0FQSyxJQUFJLElBUWhCLENBQ0Q7QUFBQSxPQUNIO0FBQUEsSUFFRixnQkFBQUEsR0FBQyxhQUFVLE9BQU8sU0FBUyxPQUFjLE1BQVksVUFBb0I7QUFBQSxJQUN6RSxnQkFBQUEsR0FBQyxhQUNDO0FBQUEsc0JBQUFBLEdBQUMsYUFBUyxnQkFBTSxrQkFBa0IsR0FBRTtBQUFBLE1BQ25DLEtBQUssUUFBUSxJQUFJLENBQUMsV0FDakIsZ0JBQUFBLEdBQUMsV0FBd0IsT0FBTSxVQUM3QjtBQUFBLHdCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFVLGlCQUFPLFFBQU87QUFBQSxRQUNwQyxnQkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE9BQU8sUUFBUSxPQUFPLElBQUksS0FBSztBQUFBLFlBQy9CLFVBQVUsQ0FBQyxVQUNULFdBQVcsRUFBRSxHQUFHLFNBQVMsQ0FBQyxPQUFPLElBQUksR0FBRyxNQUFNLGNBQWMsTUFBTSxDQUFDO0FBQUEsWUFHcEUsaUJBQU8sT0FBTyxJQUFJLENBQUMsT0FBTyxVQUN6QixnQkFBQUEsR0FBQyxZQUF3QixPQUFPLFVBQVUsSUFBSSxLQUFLLE1BQU0sTUFDdEQsZ0JBQU0sU0FESSxNQUFNLElBRW5CLENBQ0Q7QUFBQTtBQUFBLFFBQ0g7QUFBQSxXQWJVLE9BQU8sSUFjbkIsQ0FDRDtBQUFBLE1BQ0QsZ0JBQUFBLEdBQUMsV0FBTSxPQUFNLFVBQ1g7QUFBQSx3QkFBQUEsR0FBQyxVQUFNLGdCQUFNLFdBQVcsR0FBRTtBQUFBLFFBQzFCLGdCQUFBQTtBQUFBLFVBQUM7QUFBQTtBQUFBLFlBQ0MsT0FBTztBQUFBLFlBQ1AsVUFBVSxDQUFDLFVBQVUsV0FBVyxPQUFPLE1BQU0sY0FBYyxLQUFLLENBQUM7QUFBQSxZQUVqRTtBQUFBLDhCQUFBQSxHQUFDLFlBQU8sT0FBTyxHQUFJLGdCQUFNLGVBQWUsR0FBRTtBQUFBLGNBQ3pDLFFBQVEsSUFBSSxDQUFDLFFBQ1osZ0JBQUFBLEdBQUMsWUFBaUIsT0FBTyxLQUN0QjtBQUFBO0FBQUEsZ0JBQUk7QUFBQSxtQkFETSxHQUViLENBQ0Q7QUFBQTtBQUFBO0FBQUEsUUFDSDtBQUFBLFNBQ0Y7QUFBQSxNQUNDLFVBQVUsS0FDVCxnQkFBQUEsR0FBQyxXQUFNLE9BQU0sVUFDWDtBQUFBLHdCQUFBQSxHQUFDLFVBQU0sZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDMUIsZ0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxPQUFPO0FBQUEsWUFDUCxVQUFVLENBQUMsVUFBVSxRQUFRLE1BQU0sY0FBYyxLQUFpQjtBQUFBLFlBRWpFLFVBQUFHLE9BQU0sT0FBTyxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sTUFDaEMsZ0JBQUFILEdBQUMsWUFBbUIsT0FBTyxPQUN4QixtQkFEVSxLQUViLENBQ0Q7QUFBQTtBQUFBLFFBQ0g7QUFBQSxTQUNGO0FBQUEsTUFFRixnQkFBQUEsR0FBQyxXQUFNLE9BQU0sVUFDWDtBQUFBLHdCQUFBQSxHQUFDLFVBQU0sZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDMUIsZ0JBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQyxXQUFVO0FBQUEsWUFDVixTQUFRO0FBQUEsWUFDUixPQUFPO0FBQUEsWUFDUCxhQUFhLE1BQU0sYUFBYTtBQUFBLFlBQ2hDLFNBQVMsQ0FBQyxVQUFVLFFBQVEsTUFBTSxjQUFjLEtBQUs7QUFBQTtBQUFBLFFBQ3ZEO0FBQUEsU0FDRjtBQUFBLE9BQ0Y7QUFBQSxJQUNDLFNBQVMsZ0JBQUFBLEdBQUMsVUFBUSxpQkFBTTtBQUFBLElBQ3pCLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUNUO0FBQUEsc0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsT0FBTSxRQUFPLFVBQVUsUUFDMUMsZ0JBQU0sZUFBZSxHQUN4QjtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxVQUFVLEtBQUssSUFBSSxHQUN4QyxnQkFBTSxZQUFZLEdBQ3JCO0FBQUEsTUFDQyxLQUFLLFVBQ0osZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxVQUFVO0FBQUEsVUFDVixTQUFTLE1BQU0sVUFBVSxFQUFFLE1BQU0sS0FBSyxNQUFNLFFBQVEsS0FBSyxDQUFDO0FBQUEsVUFFekQsZ0JBQU0sWUFBWTtBQUFBO0FBQUEsTUFDckI7QUFBQSxPQUVKO0FBQUEsS0FDRjtBQUVKO0FBR0EsU0FBUyxPQUFPLE9BQW1CLE9BQWUsTUFBMEI7QUFDMUUsUUFBTSxVQUFVLE1BQU0sTUFBTSxHQUFHLElBQUk7QUFDbkMsU0FBTyxRQUFRLFNBQVMsT0FBTztBQUM3QixZQUFRLEtBQUssRUFBRSxNQUFNLFNBQVMsQ0FBQztBQUFBLEVBQ2pDO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxXQUFXO0FBQUEsRUFDbEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBSUc7QUFDRCxRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBQSxHQUFDLGNBQVMsT0FBTSxTQUNkO0FBQUEsb0JBQUFBLEdBQUMsWUFBTyxPQUFNLFVBQVUsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsSUFDMUMsTUFBTSxJQUFJLENBQUMsU0FDVixnQkFBQUEsR0FBQyxXQUFzQixPQUFNLFFBQU8sZUFBYSxTQUFTLFFBQ3hEO0FBQUEsc0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxNQUFLO0FBQUEsVUFDTCxTQUFTLFNBQVM7QUFBQSxVQUNsQixVQUFVLE1BQU0sT0FBTyxLQUFLLElBQUk7QUFBQTtBQUFBLE1BQ2xDO0FBQUEsTUFDQSxnQkFBQUEsR0FBQyxPQUFHLGVBQUssT0FBTTtBQUFBLE1BQ2YsZ0JBQUFBLEdBQUMsVUFBTSxlQUFLLE9BQU07QUFBQSxTQVJSLEtBQUssSUFTakIsQ0FDRDtBQUFBLEtBQ0g7QUFFSjtBQUVBLFNBQVMsVUFBVTtBQUFBLEVBQ2pCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FLRztBQUNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBRyxPQUFNLElBQUksVUFBVTtBQUM1QixRQUFNLFNBQVMsQ0FBQyxJQUFZLFVBQWtCO0FBQzVDLFVBQU0sUUFBUUEsT0FBTSxPQUFPLEtBQUssQ0FBQyxRQUFRLElBQUksVUFBVSxLQUFLLEdBQUc7QUFDL0QsVUFBTSxPQUFpQixRQUFRLEVBQUUsTUFBTSxPQUFPLE1BQU0sSUFBSSxFQUFFLE1BQU0sU0FBUztBQUN6RSxhQUFTLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFBVyxVQUFVLEtBQUssT0FBTyxJQUFLLENBQUM7QUFBQSxFQUNuRTtBQUNBLFNBQ0UsZ0JBQUFILEdBQUMsY0FBUyxPQUFNLGNBQ2Q7QUFBQSxvQkFBQUEsR0FBQyxZQUFRLGdCQUFNLFlBQVksR0FBRTtBQUFBLElBQzVCLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFDaEIsZ0JBQUFBLEdBQUMsV0FBa0IsT0FBTSxhQUN2QjtBQUFBLHNCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFVLGtCQUFRLEdBQUU7QUFBQSxNQUNoQyxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sVUFDVDtBQUFBLGNBQU0sV0FBVztBQUFBLFFBQUU7QUFBQSxRQUFFLFFBQVE7QUFBQSxTQUNoQztBQUFBLE1BQ0EsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxPQUFPLEtBQUssU0FBUyxRQUFRLEtBQUssUUFBUTtBQUFBLFVBQzFDLFVBQVUsQ0FBQyxVQUFVLE9BQU8sT0FBTyxNQUFNLGNBQWMsS0FBSztBQUFBLFVBRTVEO0FBQUEsNEJBQUFBLEdBQUMsWUFBTyxPQUFNLFVBQVUsZ0JBQU0sYUFBYSxHQUFFO0FBQUEsWUFDNUNHLE9BQU0sT0FBTyxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sTUFDaEMsZ0JBQUFILEdBQUMsWUFBbUIsT0FBTyxPQUN4QjtBQUFBLG9CQUFNLFVBQVU7QUFBQSxjQUFFO0FBQUEsY0FBRztBQUFBLGlCQURYLEtBRWIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxNQUNIO0FBQUEsU0FmVSxLQWdCWixDQUNEO0FBQUEsSUFDRCxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sWUFDVDtBQUFBLHNCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsVUFBVSxNQUFNLFVBQVU7QUFBQSxVQUMxQixjQUFZLE1BQU0sa0JBQWtCO0FBQUEsVUFDcEMsU0FBUyxNQUFNLFNBQVMsTUFBTSxNQUFNLEdBQUcsRUFBRSxDQUFDO0FBQUEsVUFDM0M7QUFBQTtBQUFBLE1BRUQ7QUFBQSxNQUNBLGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsVUFBVSxNQUFNLFVBQVU7QUFBQSxVQUMxQixjQUFZLE1BQU0saUJBQWlCO0FBQUEsVUFDbkMsU0FBUyxNQUFNLFNBQVMsQ0FBQyxHQUFHLE9BQU8sRUFBRSxNQUFNLFNBQVMsQ0FBQyxDQUFDO0FBQUEsVUFDdkQ7QUFBQTtBQUFBLE1BRUQ7QUFBQSxPQUNGO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxhQUFhO0FBQ3BCLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sQ0FBQyxNQUFNLE9BQU8sSUFBSUMsR0FBUyxFQUFFO0FBQ25DLFFBQU0sQ0FBQyxTQUFTLFFBQVEsSUFBSUEsR0FBUyxLQUFLO0FBQzFDLFFBQU0sT0FBTyxDQUFDLFVBQWlCO0FBQzdCLFVBQU0sZUFBZTtBQUNyQixVQUFNQyxTQUFRLFFBQVEsSUFBSTtBQUMxQixhQUFTQSxXQUFVLE1BQVM7QUFDNUIsUUFBSUEsUUFBTztBQUNULGVBQVMsT0FBTyxJQUFJQSxNQUFLO0FBQUEsSUFDM0I7QUFBQSxFQUNGO0FBQ0EsU0FDRSxnQkFBQUYsR0FBQyxVQUFLLE9BQU0sU0FBUSxVQUFVLE1BQzVCO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxpQkFBaUIsR0FBRTtBQUFBLElBQzlCLGdCQUFBQSxHQUFDLFdBQU0sS0FBSSxhQUFhLGdCQUFNLFdBQVcsR0FBRTtBQUFBLElBQzNDLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxZQUNUO0FBQUEsc0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxJQUFHO0FBQUEsVUFDSCxPQUFPO0FBQUEsVUFDUCxVQUFRO0FBQUEsVUFDUixTQUFTLENBQUMsVUFBVSxRQUFRLE1BQU0sY0FBYyxLQUFLO0FBQUE7QUFBQSxNQUN2RDtBQUFBLE1BQ0EsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVUsZ0JBQU0sU0FBUyxHQUFFO0FBQUEsT0FDMUM7QUFBQSxJQUNDLFdBQVcsZ0JBQUFBLEdBQUMsVUFBUSxnQkFBTSxjQUFjLEdBQUU7QUFBQSxLQUM3QztBQUVKOzs7QUNoWU8sSUFBTSxXQUFXOzs7QUMrQ3hCLElBQU0sZ0JBQWdCO0FBQ3RCLElBQU0sa0JBQWtCO0FBQ3hCLElBQU0sVUFBVTtBQUNoQixJQUFNLGNBQWM7QUFFYixJQUFNLGNBQU4sTUFBa0I7QUFBQSxFQWdCdkIsWUFDV0ksUUFDRCxVQUNBLE9BQ1MsU0FDakI7QUFKUyxpQkFBQUE7QUFDRDtBQUNBO0FBQ1M7QUFFakIsU0FBSyxVQUFVLFlBQVksTUFBTSxLQUFLLEtBQUssR0FBRyxPQUFPO0FBQ3JELHFCQUFpQixVQUFVLEtBQUssSUFBSTtBQUNwQyxxQkFBaUIsV0FBVyxLQUFLLElBQUk7QUFDckMsYUFBUyxpQkFBaUIsb0JBQW9CLEtBQUssSUFBSTtBQUN2RCxTQUFLLFFBQVE7QUFBQSxFQUNmO0FBQUEsRUFWVztBQUFBLEVBQ0Q7QUFBQSxFQUNBO0FBQUEsRUFDUztBQUFBLEVBbkJuQixPQUFrQjtBQUFBLElBQ2hCLE1BQU07QUFBQSxJQUNOLFNBQVM7QUFBQSxJQUNULFVBQVUsQ0FBQztBQUFBLElBQ1gsS0FBSyxDQUFDO0FBQUEsSUFDTixPQUFPLENBQUM7QUFBQSxJQUNSLFdBQVcsQ0FBQztBQUFBLEVBQ2Q7QUFBQSxFQUNRO0FBQUEsRUFDQSxPQUFPO0FBQUEsRUFDUDtBQUFBLEVBQ0EsY0FBYztBQUFBLEVBQ2QsU0FBUztBQUFBLEVBQ0E7QUFBQSxFQWVqQixRQUFRO0FBQ04sU0FBSyxTQUFTO0FBQ2QsaUJBQWEsS0FBSyxLQUFLO0FBQ3ZCLGtCQUFjLEtBQUssT0FBTztBQUMxQix3QkFBb0IsVUFBVSxLQUFLLElBQUk7QUFDdkMsd0JBQW9CLFdBQVcsS0FBSyxJQUFJO0FBQ3hDLGFBQVMsb0JBQW9CLG9CQUFvQixLQUFLLElBQUk7QUFDMUQsU0FBSyxLQUFLO0FBQUEsRUFDWjtBQUFBO0FBQUEsRUFHQSxLQUFLLFNBQWlDO0FBQ3BDLFFBQUksS0FBSyxRQUFRLGVBQWUsVUFBVSxRQUFRLEtBQUssS0FBSyxTQUFTLFFBQVE7QUFDM0UsYUFBTztBQUFBLElBQ1Q7QUFDQSxTQUFLLE9BQU8sS0FBSyxLQUFLLFVBQVUsT0FBTyxDQUFDO0FBQ3hDLFdBQU87QUFBQSxFQUNUO0FBQUEsRUFFQSxZQUFZLFVBQWtCO0FBQzVCLFFBQUksYUFBYSxLQUFLLFVBQVU7QUFDOUIsV0FBSyxXQUFXO0FBQ2hCLFdBQUssS0FBSyxFQUFFLE1BQU0sWUFBWSxTQUFTLENBQUM7QUFBQSxJQUMxQztBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBR0EsU0FBUyxPQUFnQjtBQUN2QixRQUFJLFVBQVUsS0FBSyxPQUFPO0FBQ3hCLFdBQUssUUFBUTtBQUNiLFdBQUssTUFBTTtBQUFBLElBQ2I7QUFBQSxFQUNGO0FBQUE7QUFBQSxFQUdBLFFBQVE7QUFDTixpQkFBYSxLQUFLLEtBQUs7QUFDdkIsU0FBSyxPQUFPO0FBQ1osU0FBSyxLQUFLO0FBQ1YsU0FBSyxRQUFRO0FBQUEsRUFDZjtBQUFBLEVBRUEsY0FBYztBQUNaLFVBQU0sRUFBRSxPQUFPQyxJQUFHLEdBQUcsS0FBSyxJQUFJLEtBQUs7QUFDbkMsU0FBSyxPQUFPO0FBQ1osU0FBSyxRQUFRLEtBQUssSUFBSTtBQUFBLEVBQ3hCO0FBQUEsRUFFUSxPQUFPLFFBQTRCO0FBQ3pDLFNBQUssT0FBTyxFQUFFLEdBQUcsS0FBSyxNQUFNLEdBQUcsT0FBTztBQUN0QyxRQUFJLENBQUMsS0FBSyxRQUFRO0FBQ2hCLFdBQUssUUFBUSxLQUFLLElBQUk7QUFBQSxJQUN4QjtBQUFBLEVBQ0Y7QUFBQTtBQUFBLEVBR1EsT0FBTyxZQUFZO0FBQ3pCLFFBQUksS0FBSyxVQUFVLFNBQVMsUUFBUTtBQUNsQztBQUFBLElBQ0Y7QUFDQSxRQUFJLEtBQUssS0FBSyxTQUFTLFFBQVE7QUFDN0IsV0FBSyxNQUFNO0FBQUEsSUFDYixXQUFXLEtBQUssS0FBSyxTQUFTLFFBQVE7QUFDcEMsWUFBTSxTQUFTLEtBQUs7QUFDcEIsWUFBTSxRQUFRLFVBQVUsVUFBVyxNQUFNLFlBQVk7QUFDckQsVUFBSSxDQUFDLFNBQVMsV0FBVyxLQUFLLFVBQVUsS0FBSyxLQUFLLFNBQVMsUUFBUTtBQUNqRSxhQUFLLEtBQUs7QUFDVixhQUFLLEtBQUs7QUFBQSxNQUNaO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFBQSxFQUVRLE9BQU87QUFDYixVQUFNLFNBQVMsS0FBSztBQUNwQixTQUFLLFNBQVM7QUFDZCxRQUFJLFFBQVE7QUFDVixhQUFPLFNBQVMsT0FBTyxZQUFZLE9BQU8sVUFBVTtBQUNwRCxhQUFPLE1BQU07QUFBQSxJQUNmO0FBQUEsRUFDRjtBQUFBLEVBRVEsVUFBVTtBQUNoQixVQUFNLFNBQVMsSUFBSSxVQUFVLGNBQWMsS0FBSyxLQUFLLENBQUM7QUFDdEQsU0FBSyxTQUFTO0FBQ2QsV0FBTyxTQUFTLE1BQU07QUFDcEIsWUFBTSxFQUFFLFFBQVEsS0FBSyxJQUFTLE1BQU0sS0FBSyxLQUFLLEtBQUssQ0FBQztBQUNwRCxZQUFNLFFBQXVCO0FBQUEsUUFDM0IsTUFBTTtBQUFBLFFBQ04sVUFBVTtBQUFBLFFBQ1YsVUFBVSxLQUFLO0FBQUEsUUFDZixPQUFPLEtBQUs7QUFBQSxRQUNaLEdBQUksU0FBUyxFQUFFLE9BQU8sSUFBSSxDQUFDO0FBQUEsUUFDM0IsR0FBSSxPQUFPLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxNQUN6QjtBQUNBLGFBQU8sS0FBSyxLQUFLLFVBQVUsS0FBSyxDQUFDO0FBQUEsSUFDbkM7QUFDQSxXQUFPLFlBQVksQ0FBQyxVQUFVLEtBQUssUUFBUSxLQUFLLE1BQU0sT0FBTyxNQUFNLElBQUksQ0FBQyxDQUFDO0FBQ3pFLFdBQU8sVUFBVSxDQUFDLFVBQVUsS0FBSyxNQUFNLE1BQU0sSUFBSTtBQUFBLEVBQ25EO0FBQUEsRUFFQSxNQUFjLE1BQU1DLE9BQWM7QUFDaEMsU0FBSyxTQUFTO0FBQ2QsUUFBSUEsVUFBUyxNQUFNO0FBQ2pCLFdBQUssT0FBTyxFQUFFLE1BQU0sVUFBVSxDQUFDO0FBQUEsSUFDakMsV0FBV0EsVUFBUyxNQUFNO0FBQ3hCLFdBQUssT0FBTyxFQUFFLE1BQU0sV0FBVyxDQUFDO0FBQUEsSUFDbEMsV0FBVyxLQUFLLEtBQUssWUFBWSxVQUFjLE1BQU0sS0FBSyxVQUFVLEdBQUk7QUFDdEUsV0FBSyxPQUFPLEVBQUUsTUFBTSxVQUFVLENBQUM7QUFBQSxJQUNqQyxPQUFPO0FBQ0wsV0FBSyxLQUFLO0FBQUEsSUFDWjtBQUFBLEVBQ0Y7QUFBQSxFQUVBLE1BQWMsWUFBOEI7QUFDMUMsUUFBSTtBQUNGLFlBQU0sUUFBUSxLQUFLLE9BQU8sS0FBSyxRQUFRO0FBQ3ZDLGFBQU87QUFBQSxJQUNULFNBQVMsT0FBTztBQUNkLGFBQU8saUJBQWlCLGdCQUFnQixNQUFNLFdBQVc7QUFBQSxJQUMzRDtBQUFBLEVBQ0Y7QUFBQSxFQUVRLE9BQU87QUFDYixRQUFJLEtBQUssUUFBUTtBQUNmO0FBQUEsSUFDRjtBQUNBLFNBQUssT0FBTyxFQUFFLE1BQU0sT0FBTyxDQUFDO0FBQzVCLGlCQUFhLEtBQUssS0FBSztBQUV2QixTQUFLLFFBQVEsV0FBVyxNQUFNLEtBQUssUUFBUSxHQUFHLEtBQUssUUFBUSxPQUFPLEtBQUssT0FBTyxJQUFJLEVBQUU7QUFDcEYsU0FBSyxPQUFPLEtBQUssSUFBSSxLQUFLLE9BQU8sR0FBRyxlQUFlO0FBQUEsRUFDckQ7QUFBQSxFQUVRLFFBQVEsU0FBd0I7QUFDdEMsWUFBUSxRQUFRLE1BQU07QUFBQSxNQUNwQixLQUFLO0FBQ0gsYUFBSyxPQUFPO0FBQ1osUUFBSyxVQUFVLEtBQUssT0FBTyxDQUFDLENBQUM7QUFDN0IsYUFBSyxPQUFPLEVBQUUsTUFBTSxRQUFRLFNBQVMsUUFBUSxDQUFDO0FBQzlDO0FBQUEsTUFDRixLQUFLO0FBQ0gsUUFBSyxVQUFVLEtBQUssT0FBTyxFQUFFLFFBQVEsUUFBUSxPQUFPLENBQUM7QUFDckQsYUFBSyxLQUFLLFFBQVEsSUFBSTtBQUN0QjtBQUFBLE1BQ0YsS0FBSztBQUNILFFBQUssVUFBVSxLQUFLLE9BQU8sRUFBRSxRQUFRLE9BQVUsQ0FBQztBQUNoRCxhQUFLLEtBQUssTUFBUztBQUNuQjtBQUFBLE1BQ0YsS0FBSztBQUNILFFBQUssVUFBVSxLQUFLLE9BQU8sRUFBRSxPQUFPLFFBQVEsTUFBTSxDQUFDO0FBQ25ELGFBQUssT0FBTyxFQUFFLE9BQU8sUUFBUSxDQUFDO0FBQzlCO0FBQUEsTUFDRixLQUFLO0FBQ0gsYUFBSyxLQUFLLE9BQU87QUFDakI7QUFBQSxNQUNGLEtBQUs7QUFDSCxhQUFLLE9BQU8sRUFBRSxTQUFTLFFBQVEsQ0FBQztBQUNoQztBQUFBLE1BQ0YsS0FBSztBQUNILGFBQUssTUFBTSxRQUFRLE1BQU0sUUFBUSxRQUFRO0FBQ3pDO0FBQUEsTUFDRixLQUFLO0FBQ0gsYUFBSyxPQUFPLFFBQVEsS0FBSztBQUN6QjtBQUFBLE1BQ0YsS0FBSztBQUNILGFBQUssUUFBUSxPQUFPO0FBQ3BCO0FBQUEsSUFDSjtBQUFBLEVBQ0Y7QUFBQSxFQUVRLEtBQUssTUFBMEI7QUFDckMsUUFBSSxLQUFLLEtBQUssU0FBUztBQUNyQixZQUFNLEVBQUUsTUFBTUQsSUFBRyxHQUFHLFFBQVEsSUFBSSxLQUFLLEtBQUs7QUFDMUMsV0FBSyxPQUFPLEVBQUUsU0FBUyxTQUFTLFNBQVksVUFBVSxFQUFFLEdBQUcsU0FBUyxLQUFLLEVBQUUsQ0FBQztBQUFBLElBQzlFO0FBQUEsRUFDRjtBQUFBLEVBRVEsS0FBSyxPQUFtQjtBQUM5QixVQUFNLFdBQW1DLENBQUM7QUFDMUMsZUFBVyxRQUFRLGFBQWEsS0FBSyxHQUFHO0FBQ3RDLFlBQU0sTUFBTSxNQUFNLFNBQVMsSUFBSSxHQUFHLE9BQU8sS0FBSyxLQUFLLFNBQVMsSUFBSTtBQUNoRSxVQUFJLFFBQVEsUUFBVztBQUNyQixpQkFBUyxJQUFJLElBQUk7QUFBQSxNQUNuQjtBQUFBLElBQ0Y7QUFDQSxVQUFNLFFBQVEsTUFBTSxJQUFJLE1BQU0sSUFBSSxDQUFDLENBQUMsTUFBTSxJQUFJLE9BQU8sRUFBRSxNQUFNLEtBQUssRUFBRTtBQUNwRSxVQUFNLE1BQU0sQ0FBQyxHQUFHLEtBQUssS0FBSyxJQUFJLE1BQU0sR0FBRyxNQUFNLElBQUksSUFBSSxHQUFHLEdBQUcsS0FBSztBQUNoRSxVQUFNLFVBQVUsS0FBSyxLQUFLLFVBQVUsVUFBYSxNQUFNLElBQUksU0FBUztBQUNwRSxTQUFLLE9BQU8sRUFBRSxPQUFPLFNBQVMsS0FBSyxJQUFJLEdBQUcsVUFBVSxLQUFLLE9BQU8sVUFBVSxDQUFDLElBQUksTUFBTSxDQUFDO0FBQUEsRUFDeEY7QUFBQSxFQUVRLE1BQU0sTUFBYyxVQUFrQjtBQUM1QyxVQUFNLE1BQU0sRUFBRSxLQUFLO0FBQ25CLFNBQUssT0FBTyxFQUFFLFdBQVcsQ0FBQyxHQUFHLEtBQUssS0FBSyxXQUFXLEVBQUUsS0FBSyxNQUFNLFNBQVMsQ0FBQyxFQUFFLENBQUM7QUFDNUUsZUFBVyxNQUFNO0FBQ2YsV0FBSyxPQUFPLEVBQUUsV0FBVyxLQUFLLEtBQUssVUFBVSxPQUFPLENBQUMsUUFBUSxJQUFJLFFBQVEsR0FBRyxFQUFFLENBQUM7QUFBQSxJQUNqRixHQUFHLFdBQVc7QUFBQSxFQUNoQjtBQUFBO0FBQUEsRUFHUSxPQUFPLE1BQWM7QUFDM0IsVUFBTSxFQUFFLFFBQVEsTUFBTSxNQUFNLElBQVMsTUFBTSxLQUFLLEtBQUssS0FBSyxDQUFDO0FBQzNELElBQUssVUFBVSxNQUFNLEVBQUUsUUFBUSxNQUFNLE1BQU0sQ0FBQztBQUM1QyxTQUFLLE9BQU8sRUFBRSxLQUFLLENBQUM7QUFBQSxFQUN0QjtBQUFBLEVBRVEsUUFBUSxPQUFtQjtBQUNqQyxRQUFJLE1BQU0sU0FBUyxVQUFVO0FBRTNCLE1BQUssVUFBVSxLQUFLLE9BQU8sRUFBRSxRQUFRLE9BQVUsQ0FBQztBQUFBLElBQ2xEO0FBQ0EsU0FBSyxPQUFPLEVBQUUsTUFBTSxDQUFDO0FBQUEsRUFDdkI7QUFDRjtBQUdPLFNBQVMsYUFBYSxPQUFnQztBQUMzRCxRQUFNLFNBQVMsTUFBTSxPQUFPLFFBQVEsQ0FBQyxVQUFVLE1BQU0sVUFBVSxDQUFDLENBQUM7QUFDakUsUUFBTSxTQUFTLE1BQU0sT0FBTyxRQUFRLENBQUMsVUFBVSxNQUFNLGlCQUFpQixDQUFDLENBQUM7QUFDeEUsUUFBTSxRQUFRO0FBQUEsSUFDWixHQUFJLE1BQU0sVUFBVSxDQUFDLE1BQU0sT0FBTyxJQUFJLENBQUM7QUFBQSxJQUN2QyxHQUFJLE1BQU0sWUFBWSxDQUFDO0FBQUEsSUFDdkIsR0FBSSxNQUFNLFFBQVEsQ0FBQztBQUFBLElBQ25CLEdBQUksTUFBTSxRQUFRLENBQUM7QUFBQSxJQUNuQixHQUFJLE1BQU0sVUFBVSxDQUFDO0FBQUEsSUFDckIsR0FBSSxNQUFNLFNBQVMsQ0FBQztBQUFBLElBQ3BCLEdBQUksTUFBTSxVQUFVLENBQUM7QUFBQSxJQUNyQixHQUFHO0FBQUEsRUFDTDtBQUNBLFNBQU8sb0JBQUksSUFBSSxDQUFDLEdBQUcsTUFBTSxJQUFJLENBQUMsU0FBUyxLQUFLLE9BQU8sR0FBRyxHQUFHLE1BQU0sQ0FBQztBQUNsRTs7O0FDOVNPLFNBQVMsUUFBUTtBQUFBLEVBQ3RCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEdBTUc7QUFDRCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLFFBQVEsS0FBSztBQUNuQixNQUFJLENBQUMsT0FBTztBQUNWLFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxFQUFFLE9BQU8sUUFBUSxJQUFJO0FBQzNCLFFBQU0sVUFBVSxPQUFPLEtBQUssVUFBVSxPQUFPLE1BQU07QUFDbkQsUUFBTSxVQUFVLE1BQU07QUFDdEIsU0FDRSxnQkFBQUUsR0FBQyxhQUFRLE9BQU0sV0FBVSxjQUFZLE1BQU0sY0FBYyxHQUFHLGlCQUFlLE1BQU0sVUFBVSxJQUN4RjtBQUFBO0FBQUEsSUFDRCxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sU0FDUjtBQUFBLGlCQUNDLGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsS0FBSyxTQUFTLFFBQVEsT0FBTztBQUFBLFVBQzdCLE1BQU0sUUFBUTtBQUFBLFVBQ2Q7QUFBQSxVQUNBLFVBQVUsT0FBTyxXQUFXLFFBQVEsVUFBVSxTQUFTO0FBQUE7QUFBQSxNQUN6RDtBQUFBLE1BRUYsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFFBQ1Q7QUFBQSx3QkFBQUEsR0FBQyxPQUFFLE9BQU0sUUFBTyxhQUFVLFVBQ3ZCO0FBQUEsZ0JBQU0sU0FBUyxNQUFNLFNBQVMsTUFBTSxXQUFXLElBQUksTUFBTSxXQUFXO0FBQUEsVUFDcEUsTUFBTSxVQUFVLFlBQVksVUFDM0IsZ0JBQUFBLEdBQUMsU0FBeUIsTUFBTSxLQUFLLFVBQVUsTUFBTSxTQUFTLFdBQWxELEtBQUssT0FBc0Q7QUFBQSxXQUUzRTtBQUFBLFFBQ0EsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQU8sYUFBVSxVQUN4QiwwQkFBQUEsR0FBQyxRQUFLLFdBQXNCLEdBQzlCO0FBQUEsU0FDRjtBQUFBLE9BQ0Y7QUFBQSxJQUNDLFVBQVUsV0FDVCxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sb0JBQW1CLE1BQUssZUFBYyxjQUFZLFVBQVUsU0FBUyxNQUM5RTtBQUFBLHNCQUFBQSxHQUFDLE9BQUcsb0JBQVUsU0FBUyxNQUFLO0FBQUEsTUFDNUIsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsU0FBUyxNQUFNLFVBQVUsT0FBTyxLQUFLLEdBQ3hELGdCQUFNLFNBQVMsR0FDbEI7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sUUFBTyxTQUFTLE1BQU0sVUFBVSxPQUFPLElBQUksR0FDcEUsZ0JBQU0sVUFBVSxHQUNuQjtBQUFBLE9BQ0YsSUFFQSxnQkFBQUEsR0FBQSxLQUNFO0FBQUEsc0JBQUFBLEdBQUMsV0FBUSxXQUFzQjtBQUFBLE1BQy9CLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUNSO0FBQUEsZUFBTyxVQUFVLFVBQVUsU0FBUyxhQUNuQyxnQkFBQUEsR0FBQSxLQUNFO0FBQUEsMEJBQUFBLEdBQUMsY0FBVyxNQUFLLFFBQU8sT0FBTyxNQUFNLFdBQVcsR0FBRyxTQUFTLFVBQVUsUUFBUTtBQUFBLFVBQzlFLGdCQUFBQSxHQUFDLGNBQVcsTUFBSyxRQUFPLE9BQU8sTUFBTSxXQUFXLEdBQUcsU0FBUyxVQUFVLFFBQVE7QUFBQSxXQUNoRjtBQUFBLFFBRUQsT0FBTyxVQUFVLE1BQU0sWUFBWSxnQkFBQUEsR0FBQyxTQUFNLFdBQXNCO0FBQUEsUUFDakUsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLGlCQUNSO0FBQUEsZ0JBQU0sUUFDTCxnQkFBQUE7QUFBQSxZQUFDO0FBQUE7QUFBQSxjQUNDLE1BQUs7QUFBQSxjQUNMLE9BQU8sTUFBTSxXQUFXO0FBQUEsY0FDeEIsU0FBUyxNQUFNLFFBQVEsS0FBSyxFQUFFLE1BQU0sT0FBTyxDQUFDO0FBQUE7QUFBQSxVQUM5QztBQUFBLFVBRUQsTUFBTSxRQUNMLGdCQUFBQTtBQUFBLFlBQUM7QUFBQTtBQUFBLGNBQ0MsTUFBSztBQUFBLGNBQ0wsT0FBTyxNQUFNLFdBQVc7QUFBQSxjQUN4QixTQUFTLE1BQU0sUUFBUSxLQUFLLEVBQUUsTUFBTSxPQUFPLENBQUM7QUFBQTtBQUFBLFVBQzlDO0FBQUEsVUFFRCxVQUFVLFFBQVEsU0FBUyxLQUMxQixnQkFBQUEsR0FBQyxjQUFXLE1BQUssU0FBUSxPQUFPLE1BQU0sWUFBWSxHQUFHLFNBQVMsVUFBVSxPQUFPO0FBQUEsVUFFaEYsU0FDQyxnQkFBQUE7QUFBQSxZQUFDO0FBQUE7QUFBQSxjQUNDLE1BQUs7QUFBQSxjQUNMLE9BQU07QUFBQSxjQUNOLFVBQVUsQ0FBQyxXQUFXLFNBQVMsVUFBVSxTQUFTLEtBQUssU0FBUztBQUFBLGNBQ2hFLFNBQVMsVUFBVTtBQUFBLGNBRW5CO0FBQUEsZ0NBQUFBLEdBQUMsUUFBSyxNQUFLLFFBQU87QUFBQSxnQkFBRTtBQUFBLGdCQUFFLE1BQU0sV0FBVztBQUFBO0FBQUE7QUFBQSxVQUN6QztBQUFBLFdBRUo7QUFBQSxTQUNGO0FBQUEsT0FDRjtBQUFBLEtBRUo7QUFFSjtBQUdBLFNBQVMsS0FBSyxFQUFFLFVBQVUsR0FBNkI7QUFDckQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLFNBQVMsT0FBTyxRQUFRLElBQUk7QUFDcEMsTUFBSSxDQUFDLE9BQU87QUFDVixXQUFPO0FBQUEsRUFDVDtBQUNBLE1BQUksU0FBUyxXQUFXLE1BQU0sS0FBSyxPQUFPLE1BQU0sUUFBVztBQUV6RCxVQUFNLFNBQVMsVUFBVSxTQUFTLFlBQVksTUFBTSxPQUFPLE9BQU87QUFDbEUsV0FBTyxTQUNMLGdCQUFBQSxHQUFDLFVBQU0sZ0JBQU0sa0JBQWtCLEdBQUUsSUFFakMsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFdBQVcsa0JBQVEsU0FBUTtBQUFBLEVBRTNDO0FBQ0EsTUFBSSxTQUFTLE9BQU87QUFDbEIsV0FBTyxnQkFBQUEsR0FBQSxLQUFHLGtCQUFRLE1BQU0sU0FBUyxJQUFJLFFBQVEsTUFBTSxLQUFLLElBQUksSUFBSSxNQUFNLGNBQWMsR0FBRTtBQUFBLEVBQ3hGO0FBQ0EsTUFBSSxRQUFRLFNBQVMsR0FBRztBQUN0QixXQUFPO0FBQUEsRUFDVDtBQUNBLFFBQU0sT0FDSixNQUFNLFVBQVUsVUFBVSxTQUFTLFlBQVksc0JBQXNCO0FBQ3ZFLFNBQU8sTUFBTSxRQUFRLE9BQU8sSUFBSSxnQkFBQUEsR0FBQyxVQUFLLE9BQU0sUUFBUSxnQkFBTSxJQUFJLEdBQUUsSUFBVTtBQUM1RTtBQUdBLFNBQVMsS0FBSztBQUFBLEVBQ1o7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUtHO0FBQ0QsUUFBTSxFQUFFLFVBQVUsUUFBUSxJQUFJLFVBQVU7QUFDeEMsUUFBTSxPQUFPLFVBQVUsV0FBVyxFQUFFLGVBQWUsVUFBVSxLQUFLLENBQUM7QUFDbkUsU0FDRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sY0FBYSxhQUFXLFdBQVcsS0FBSyxRQUFXLGVBQWEsVUFDekUsMEJBQUFBLEdBQUMsU0FBSSxPQUFNLFVBQVMsT0FBTyxFQUFFLFdBQVcsS0FBSyxHQUMzQywwQkFBQUEsR0FBQyxXQUFRLEtBQVUsT0FBTyxNQUFNLEdBQ2xDLEdBQ0Y7QUFFSjtBQUVBLFNBQVMsTUFBTSxFQUFFLFVBQVUsR0FBNkI7QUFDdEQsUUFBTSxRQUFRLFNBQVM7QUFDdkIsU0FDRSxnQkFBQUEsR0FBQyxjQUFTLE9BQU0sU0FBUSxjQUFZLE1BQU0sV0FBVyxHQUNuRDtBQUFBLG9CQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBQ0wsT0FBTyxNQUFNLG1CQUFtQjtBQUFBLFFBQ2hDLFNBQVMsVUFBVSxTQUFTO0FBQUEsUUFDNUIsU0FBUyxNQUFNLFVBQVUsUUFBUSxTQUFTO0FBQUE7QUFBQSxJQUM1QztBQUFBLElBQ0EsZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxPQUFPLE1BQU0sa0JBQWtCO0FBQUEsUUFDL0IsU0FBUyxVQUFVLFNBQVM7QUFBQSxRQUM1QixTQUFTLE1BQU0sVUFBVSxRQUFRLFFBQVE7QUFBQTtBQUFBLElBQzNDO0FBQUEsS0FDRjtBQUVKO0FBR0EsU0FBUyxRQUFRLEVBQUUsVUFBVSxHQUE2QjtBQUN4RCxRQUFNLEVBQUUsT0FBTyxRQUFRLElBQUk7QUFDM0IsUUFBTSxVQUFVLE9BQU8sUUFBUSxPQUFPLEtBQUssQ0FBQztBQUM1QyxNQUFJLENBQUMsU0FBVSxNQUFNLFFBQVEsV0FBVyxLQUFLLFFBQVEsV0FBVyxHQUFJO0FBQ2xFLFdBQU87QUFBQSxFQUNUO0FBQ0EsU0FDRSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sV0FDUjtBQUFBLFlBQVEsSUFBSSxDQUFDLFdBQ1osZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFFTCxPQUFNO0FBQUEsUUFDTixnQkFBYyxRQUFRLFNBQVMsTUFBTTtBQUFBLFFBQ3JDLFNBQVMsTUFBTSxVQUFVLElBQUksTUFBTTtBQUFBLFFBRWxDLGlCQUFPLE1BQU0sVUFBVSxNQUFNO0FBQUE7QUFBQSxNQUx6QjtBQUFBLElBTVAsQ0FDRDtBQUFBLElBQ0EsTUFBTSxRQUFRLElBQUksQ0FBQyxTQUNsQixnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQUs7QUFBQSxRQUVMLE9BQU07QUFBQSxRQUNOLFNBQVMsTUFBTSxVQUFVLE9BQU8sS0FBSyxNQUFNLEtBQUssT0FBTztBQUFBLFFBRXRELGVBQUssVUFBVSxLQUFLO0FBQUE7QUFBQSxNQUpoQixLQUFLO0FBQUEsSUFLWixDQUNEO0FBQUEsS0FDSDtBQUVKO0FBR0EsU0FBUyxNQUFNLEVBQUUsS0FBSyxHQUFxQjtBQUN6QyxRQUFNLENBQUMsS0FBSyxNQUFNLElBQUlDLEdBQVMsS0FBSyxJQUFJLENBQUM7QUFDekMsRUFBQUMsR0FBVSxNQUFNO0FBQ2QsVUFBTSxRQUFRLFlBQVksTUFBTSxPQUFPLEtBQUssSUFBSSxDQUFDLEdBQUcsR0FBRztBQUN2RCxXQUFPLE1BQU0sY0FBYyxLQUFLO0FBQUEsRUFDbEMsR0FBRyxDQUFDLENBQUM7QUFDTCxRQUFNLE9BQU8sS0FBSyxJQUFJLEdBQUcsS0FBSyxNQUFNLE9BQU8sT0FBTyxHQUFJLENBQUM7QUFDdkQsUUFBTSxPQUFPLEdBQUcsS0FBSyxNQUFNLE9BQU8sRUFBRSxDQUFDLElBQUksT0FBTyxPQUFPLEVBQUUsRUFBRSxTQUFTLEdBQUcsR0FBRyxDQUFDO0FBQzNFLFNBQ0UsZ0JBQUFGLEdBQUMsVUFBSyxPQUFNLFNBQVEsY0FBWSxRQUFRLElBQUksYUFBVSxPQUNuRCxnQkFDSDtBQUVKOzs7QUM1TkEsSUFBTSxXQUFXO0FBRVYsU0FBUyxTQUFTLEVBQUUsT0FBQUcsT0FBTSxHQUFzQjtBQUNyRCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLEVBQUUsU0FBUyxJQUFJLFVBQVU7QUFDL0IsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQyxHQUF3QjtBQUNsRCxRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlBLEdBQVMsRUFBRTtBQUNyQyxRQUFNLFVBQVUsT0FBTyxVQUFVLGFBQWEsT0FBTyxVQUFVO0FBRS9ELFFBQU0sTUFBTSxDQUFDLFVBQW1CO0FBQzlCLElBQ0csU0FBU0QsUUFBTyxPQUFPLFFBQVEsRUFDL0IsS0FBSyxDQUFDLFdBQVc7QUFDaEIsZUFBUyxNQUFNO0FBQ2YsZUFBUyxFQUFFO0FBQUEsSUFDYixDQUFDLEVBQ0EsTUFBTSxDQUFDLFlBQW1CLFNBQVMsUUFBUSxXQUFXLE1BQU0sbUJBQW1CLENBQUMsQ0FBQztBQUFBLEVBQ3RGO0FBRUEsRUFBQUUsR0FBVSxNQUFNLElBQUksS0FBSyxHQUFHLENBQUNGLFFBQU8sUUFBUSxDQUFDO0FBQzdDLEVBQUFFLEdBQVUsTUFBTTtBQUNkLFFBQUksU0FBUztBQUNYLFlBQU0sUUFBUSxXQUFXLE1BQU0sSUFBSSxLQUFLLEdBQUcsUUFBUTtBQUNuRCxhQUFPLE1BQU0sYUFBYSxLQUFLO0FBQUEsSUFDakM7QUFBQSxFQUNGLEdBQUcsQ0FBQyxPQUFPLEtBQUssQ0FBQztBQUVqQixRQUFNLFdBQVcsT0FBTztBQUFBLElBQ3RCLE9BQU8sUUFBUSxPQUFPLFlBQVksQ0FBQyxDQUFDLEVBQUUsSUFBSSxDQUFDLENBQUMsTUFBTSxJQUFJLE1BQU0sQ0FBQyxNQUFNLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDOUU7QUFDQSxTQUNFLGdCQUFBQyxHQUFDLGFBQVEsT0FBTSxZQUFXLGNBQVksTUFBTSxlQUFlLEdBQ3hEO0FBQUEsYUFBUyxnQkFBQUEsR0FBQyxVQUFRLGlCQUFNO0FBQUEsSUFDeEIsT0FBTyxVQUFVLFlBQVksZ0JBQUFBLEdBQUMsVUFBUSxnQkFBTSxzQkFBc0IsR0FBRTtBQUFBLEtBQ25FLE9BQU8sVUFBVSxVQUFVLE9BQU8sVUFBVSxhQUM1QyxnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxTQUFTLE1BQU0sSUFBSSxJQUFJLEdBQzFDLGdCQUFNLGNBQWMsR0FDdkI7QUFBQSxJQUVELFNBQVMsV0FDUixnQkFBQUEsR0FBQyxXQUNFO0FBQUEsWUFBTSxnQkFBZ0I7QUFBQSxNQUFHO0FBQUEsTUFDMUIsZ0JBQUFBLEdBQUMsY0FBUyxLQUFLLEtBQUssSUFBSSxHQUFHLE1BQU0sU0FBUyxHQUFHLE9BQU8sTUFBTSxRQUFRO0FBQUEsT0FDcEU7QUFBQSxJQUVELE9BQU8sVUFBVSxVQUNoQixnQkFBQUEsR0FBQSxLQUNFO0FBQUEsc0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxlQUFlLEdBQUU7QUFBQSxNQUM1QixnQkFBQUEsR0FBQyxTQUFJLE9BQU0sVUFDUixnQkFBTSxPQUFPLElBQUksQ0FBQyxTQUNqQixnQkFBQUEsR0FBQyxTQUNDO0FBQUEsd0JBQUFBLEdBQUMsT0FBRyxlQUFLLE1BQUs7QUFBQSxRQUNiLEtBQUssTUFBTSxJQUFJLENBQUMsU0FDZixnQkFBQUEsR0FBQyxPQUFjLGtCQUFQLElBQVksQ0FDckI7QUFBQSxXQUpPLEtBQUssSUFLZixDQUNELEdBQ0g7QUFBQSxNQUNDLE1BQU0sVUFBVSxJQUFJLENBQUMsWUFDcEIsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFFQztBQUFBLFVBQ0EsT0FBT0g7QUFBQSxVQUNQO0FBQUE7QUFBQSxRQUhLLEdBQUcsUUFBUSxJQUFJLElBQUksUUFBUSxJQUFJO0FBQUEsTUFJdEMsQ0FDRDtBQUFBLE1BQ0EsTUFBTSxPQUFPLElBQUksQ0FBQyxTQUNqQixnQkFBQUcsR0FBQyxPQUFFLE9BQU0sUUFDTixrQkFEa0IsSUFFckIsQ0FDRDtBQUFBLE9BQ0g7QUFBQSxLQUVKO0FBRUo7QUFFQSxTQUFTLFFBQVEsRUFBRSxTQUFTLE9BQUFILFFBQU8sU0FBUyxHQUFxRDtBQUMvRixRQUFNLFFBQVEsU0FBUztBQUN2QixTQUNFLGdCQUFBRyxHQUFDLGFBQVEsT0FBTSxXQUNiO0FBQUEsb0JBQUFBLEdBQUMsT0FDQztBQUFBLHNCQUFBQSxHQUFDLE9BQUcsa0JBQVEsTUFBSztBQUFBLE1BQUs7QUFBQSxNQUN0QixnQkFBQUEsR0FBQyxPQUFFLE1BQU0sV0FBV0gsUUFBTyxRQUFRLE1BQU0sUUFBUSxJQUFJLEdBQUksZ0JBQU0sVUFBVSxHQUFFO0FBQUEsT0FDN0U7QUFBQSxJQUNBLGdCQUFBRyxHQUFDLFNBQUksT0FBTSxVQUNUO0FBQUEsc0JBQUFBLEdBQUMsVUFBTyxPQUFPLE1BQU0sV0FBVyxHQUFHLE1BQU0sUUFBUSxNQUFNLFVBQW9CO0FBQUEsTUFDM0UsZ0JBQUFBLEdBQUMsVUFBTyxPQUFPLE1BQU0sYUFBYSxHQUFHLE1BQU0sUUFBUSxRQUFRLFVBQW9CO0FBQUEsT0FDakY7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLE9BQU8sRUFBRSxPQUFPLE1BQU0sU0FBUyxHQUFnRDtBQUN0RixTQUNFLGdCQUFBQSxHQUFDLFNBQ0M7QUFBQSxvQkFBQUEsR0FBQyxPQUNDO0FBQUEsc0JBQUFBLEdBQUMsVUFBSyxPQUFNLFNBQVMsaUJBQU07QUFBQSxNQUFPO0FBQUEsTUFBRSxLQUFLO0FBQUEsT0FDM0M7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxnQkFDUixlQUFLLE9BQU8sSUFBSSxDQUFDLFVBQ2hCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxTQUNWLDBCQUFBQSxHQUFDLFdBQVEsS0FBSyxTQUFTLE1BQU0sT0FBTyxHQUFHLE9BQU8sTUFBTSxPQUFPLEtBRHBDLE1BQU0sS0FFL0IsQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKOzs7QUM1R08sU0FBUyxJQUFJO0FBQUEsRUFDbEI7QUFBQSxFQUNBO0FBQUEsRUFDQSxPQUFBQztBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FNRztBQUNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sU0FBUyxNQUFNO0FBQ3JCLE1BQUksQ0FBQyxRQUFRO0FBQ1gsV0FBTztBQUFBLEVBQ1Q7QUFDQSxRQUFNLE9BQU8sQ0FBQyxTQUFpQixPQUFPLE9BQU8sT0FBTyxDQUFDLEtBQUs7QUFDMUQsUUFBTSxTQUFTLENBQUMsR0FBRyxNQUFNLE1BQU0sRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLEtBQUssSUFBSSxJQUFJLElBQUksS0FBSyxNQUFNLElBQUksQ0FBQztBQUN2RixTQUNFLGdCQUFBQyxHQUFDLGFBQVEsT0FBTSxhQUFZLGNBQVksTUFBTSxXQUFXLEdBQ3REO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUN4QixnQkFBQUEsR0FBQyxRQUFHLE9BQU0sV0FDUCxpQkFBTyxJQUFJLENBQUMsVUFDWCxnQkFBQUEsR0FBQyxRQUFvQixjQUFZLEtBQUssTUFBTSxJQUFJLE1BQU0sR0FDcEQ7QUFBQSxzQkFBQUEsR0FBQyxZQUFPLE9BQU0sY0FDWjtBQUFBLHdCQUFBQSxHQUFDLFVBQUssT0FBTSxRQUFRO0FBQUEsZUFBSyxNQUFNLElBQUk7QUFBQSxVQUFFO0FBQUEsV0FBQztBQUFBLFFBQ3RDLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGdCQUFNLE1BQUs7QUFBQSxRQUMzQixPQUFPLFlBQVksTUFBTSxRQUN4QixnQkFBQUEsR0FBQyxVQUFLLE9BQU0sY0FBYyxnQkFBTSxjQUFjLEdBQUU7QUFBQSxRQUVqRCxNQUFNLFNBQVMsZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFVBQVUsZ0JBQU0sTUFBTSxPQUFNO0FBQUEsU0FDMUQ7QUFBQSxNQUNDLE1BQU0sU0FBUyxNQUFNLE1BQU0sTUFBTSxTQUFTLEtBQUssZ0JBQUFBLEdBQUMsY0FBVyxPQUFPLE1BQU0sT0FBTztBQUFBLFNBVHpFLE1BQU0sSUFVZixDQUNELEdBQ0g7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUNSO0FBQUEsZ0JBQVUsZ0JBQUFBLEdBQUMsV0FBUSxPQUFjLFFBQWdCO0FBQUEsTUFDbEQsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxXQUFXRCxRQUFPLENBQUMsR0FDeEMsZ0JBQU0sYUFBYSxHQUN0QjtBQUFBLE1BQ0EsZ0JBQUFDLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxjQUFjRCxNQUFLLEdBQUcsVUFBVSxHQUFHQSxNQUFLLFVBQzdELGdCQUFNLGFBQWEsR0FDdEI7QUFBQSxPQUNGO0FBQUEsSUFDQSxnQkFBQUMsR0FBQyxRQUFLLE9BQU9ELFFBQU87QUFBQSxJQUNwQixnQkFBQUMsR0FBQyxZQUFTLE9BQU9ELFFBQU87QUFBQSxLQUMxQjtBQUVKO0FBR0EsU0FBUyxRQUFRLEVBQUUsT0FBTyxPQUFPLEdBQTJEO0FBQzFGLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxPQUFBRSxPQUFNLElBQUksVUFBVTtBQUM1QixRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlDLEdBQVMsRUFBRTtBQUNuQyxRQUFNLFFBQVFELE9BQU0sTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLFNBQVMsTUFBTSxJQUFJLEdBQUcsU0FBUyxDQUFDO0FBQzlFLFFBQU0sU0FBUyxNQUFNLE9BQU8sQ0FBQyxRQUFRLElBQUksVUFBVSxNQUFNLEtBQUs7QUFDOUQsU0FDRSxnQkFBQUQsR0FBQSxLQUNFO0FBQUEsb0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxPQUFNO0FBQUEsUUFDTixTQUFTLE1BQU0sUUFBUSxLQUFLLEVBQUUsTUFBTSxXQUFXLE1BQU0sT0FBTyxHQUFJLE9BQU8sRUFBRSxLQUFLLElBQUksQ0FBQyxFQUFHLENBQUM7QUFBQSxRQUV0RixnQkFBTSxlQUFlO0FBQUE7QUFBQSxJQUN4QjtBQUFBLElBQ0MsT0FBTyxTQUFTLEtBQ2YsZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxjQUFZLE1BQU0sV0FBVztBQUFBLFFBQzdCLE9BQU87QUFBQSxRQUNQLFVBQVUsQ0FBQyxVQUFVLFFBQVEsTUFBTSxjQUFjLEtBQUs7QUFBQSxRQUV0RDtBQUFBLDBCQUFBQSxHQUFDLFlBQU8sT0FBTSxJQUFJLGdCQUFNLE9BQU07QUFBQSxVQUM3QixPQUFPLElBQUksQ0FBQyxRQUNYLGdCQUFBQSxHQUFDLFlBQXNCLE9BQU8sSUFBSSxNQUMvQixjQUFJLFNBRE0sSUFBSSxJQUVqQixDQUNEO0FBQUE7QUFBQTtBQUFBLElBQ0g7QUFBQSxJQUVGLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFBTSxRQUFRLEtBQUssRUFBRSxNQUFNLFdBQVcsTUFBTSxPQUFPLENBQUMsR0FDaEYsZ0JBQU0sZ0JBQWdCLEdBQ3pCO0FBQUEsS0FDRjtBQUVKO0FBR0EsU0FBUyxLQUFLLEVBQUUsT0FBQUQsT0FBTSxHQUFzQjtBQUMxQyxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlHLEdBQVMsRUFBRTtBQUNyQyxFQUFBQyxHQUFVLE1BQU07QUFDZCxTQUFLSixNQUFLLEVBQ1AsS0FBSyxRQUFRLEVBQ2IsTUFBTSxNQUFNLE1BQVM7QUFBQSxFQUMxQixHQUFHLENBQUNBLE1BQUssQ0FBQztBQUNWLFNBQU8sUUFDTCxnQkFBQUMsR0FBQyxhQUNDO0FBQUEsb0JBQUFBLEdBQUMsYUFBUyxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUM3QixnQkFBQUEsR0FBQyxVQUFLLE9BQU0sUUFBTztBQUFBO0FBQUEsTUFBWTtBQUFBLE9BQU07QUFBQSxLQUN2QyxJQUNFO0FBQ047OztBQzVHTyxTQUFTLFlBQVk7QUFBQSxFQUMxQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU1JLE9BQU0sQ0FBQ0EsU0FBbUIsUUFBUSxLQUFLLEVBQUUsTUFBTSxVQUFVLEdBQUdBLEtBQUksQ0FBQztBQUN2RSxRQUFNLFdBQVcsT0FBTztBQUN4QixRQUFNLFNBQVMsYUFBYSxVQUFhLFNBQVMsV0FBVztBQUM3RCxRQUFNLFVBQVUsVUFBVSxXQUFXLFVBQWEsU0FBUyxXQUFXLFNBQVM7QUFDL0UsU0FDRSxnQkFBQUMsR0FBQyxhQUFRLE9BQU0scUJBQW9CLGNBQVksT0FBTyxPQUFPLGVBQWEsT0FBTyxNQUMvRTtBQUFBLG9CQUFBQSxHQUFDLFNBQUksT0FBTSxRQUNUO0FBQUEsc0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQVEsaUJBQU8sT0FBTTtBQUFBLE1BQzlCLGdCQUFBQSxHQUFDLFNBQUksYUFBVSxVQUNaO0FBQUEsZUFBTyxVQUFVLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxVQUFVLGlCQUFPLFFBQU87QUFBQSxRQUNsRCxLQUFLLE1BQU0sSUFBSSxFQUFFLElBQUksQ0FBQyxTQUNyQixnQkFBQUEsR0FBQyxPQUFjLGtCQUFQLElBQVksQ0FDckI7QUFBQSxRQUNBLFlBQVksZ0JBQUFBLEdBQUMsWUFBUyxVQUFvQixLQUFLRCxNQUFLO0FBQUEsU0FDdkQ7QUFBQSxPQUNGO0FBQUEsSUFDQSxnQkFBQUMsR0FBQyxTQUFJLE9BQU0sV0FDVDtBQUFBLHNCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sU0FBUSxTQUFTLE1BQU1ELEtBQUksRUFBRSxLQUFLLE1BQU0sQ0FBQyxHQUNsRSxnQkFBTSxpQkFBaUIsR0FDMUI7QUFBQSxNQUNBLGdCQUFBQyxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sU0FBUSxTQUFTLE1BQU1ELEtBQUksRUFBRSxLQUFLLE9BQU8sQ0FBQyxHQUNuRSxnQkFBTSxrQkFBa0IsR0FDM0I7QUFBQSxNQUNBLGdCQUFBQyxHQUFDLFNBQUksT0FBTSxpQkFDUjtBQUFBLG1CQUNDLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFBTUQsS0FBSSxFQUFFLEtBQUssUUFBUSxDQUFDLEdBQ3RELGdCQUFNLG1CQUFtQixHQUM1QjtBQUFBLFFBRUYsZ0JBQUFDLEdBQUMsWUFBTyxNQUFLLFVBQVMsT0FBTSxRQUFPLFVBQVUsUUFBUSxTQUFTLE1BQU1ELEtBQUksRUFBRSxLQUFLLE9BQU8sQ0FBQyxHQUNwRixnQkFBTSxrQkFBa0IsR0FDM0I7QUFBQSxTQUNGO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsU0FBUyxFQUFFLFVBQVUsS0FBQUEsS0FBSSxHQUEyRDtBQUMzRixRQUFNRSxRQUFPLENBQUMsV0FBbUI7QUFDL0IsUUFBSSxTQUFTLFdBQVcsUUFBVztBQUNqQyxhQUFPO0FBQUEsSUFDVDtBQUNBLFdBQU8sV0FBVyxTQUFTLFFBQVEsVUFBVSxXQUFXLFNBQVMsU0FBUyxVQUFVO0FBQUEsRUFDdEY7QUFDQSxTQUNFLGdCQUFBRCxHQUFDLGNBQVMsT0FBTSxRQUNkO0FBQUEsb0JBQUFBLEdBQUMsWUFBUSxtQkFBUyxNQUFLO0FBQUEsSUFDdEIsU0FBUyxRQUFRLElBQUksQ0FBQyxRQUFRLFVBQzdCLGdCQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBRUwsZUFBYUMsTUFBSyxRQUFRLENBQUM7QUFBQSxRQUMzQixVQUFVLFNBQVMsV0FBVztBQUFBLFFBQzlCLFNBQVMsTUFBTUYsS0FBSSxFQUFFLEtBQUssVUFBVSxRQUFRLFFBQVEsRUFBRSxDQUFDO0FBQUEsUUFFdEQ7QUFBQTtBQUFBLE1BTEk7QUFBQSxJQU1QLENBQ0Q7QUFBQSxJQUNBLFNBQVMsV0FBVyxnQkFBQUMsR0FBQyxPQUFFLE9BQU0sV0FBVyxtQkFBUyxTQUFRO0FBQUEsS0FDNUQ7QUFFSjtBQUdPLFNBQVMsT0FBTztBQUFBLEVBQ3JCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUlHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxVQUFVLE9BQU8sV0FBVyxDQUFDO0FBQ25DLFNBQ0UsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFFBQU8sZUFBYSxPQUFPLE1BQ3BDO0FBQUEsb0JBQUFBLEdBQUMsU0FBSSxPQUFNLFFBQU8sYUFBVSxVQUMxQjtBQUFBLHNCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGlCQUFPLE9BQU07QUFBQSxNQUM3QixPQUFPLFVBQVUsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFVBQVUsaUJBQU8sUUFBTztBQUFBLE1BQ2xELE9BQU8sUUFBUSxnQkFBQUEsR0FBQyxPQUFHLGlCQUFPLE1BQUs7QUFBQSxPQUNsQztBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxjQUFRLFNBQVMsS0FDaEIsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsU0FBUyxNQUFNLFVBQVUsS0FBSyxPQUFPLEdBQ3hELGdCQUFNLGtCQUFrQixHQUMzQjtBQUFBLE1BRUYsZ0JBQUFBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxNQUFLO0FBQUEsVUFDTCxPQUFNO0FBQUEsVUFDTixTQUFTLE1BQU0sUUFBUSxLQUFLLEVBQUUsTUFBTSxVQUFVLEtBQUssT0FBTyxDQUFDO0FBQUEsVUFFMUQsZ0JBQU0sa0JBQWtCO0FBQUE7QUFBQSxNQUMzQjtBQUFBLE9BQ0Y7QUFBQSxLQUNGO0FBRUo7OztBQ3pHTyxJQUFNLFVBQWdCLEVBQUUsVUFBVSxHQUFHLFNBQVMsTUFBTTtBQUdwRCxTQUFTLE9BQU8sT0FBc0IsTUFBa0I7QUFDN0QsTUFBSSxRQUFRLE1BQU0sSUFBSSxDQUFDLENBQUMsS0FBSyxHQUFHLE1BQVUsQ0FBQyxLQUFLLEtBQUssVUFBVSxDQUFDLE1BQU0sR0FBRyxDQUFDO0FBQzFFLFdBQVMsVUFBVSxHQUFHLFVBQVUsS0FBSyxVQUFVLFdBQVc7QUFDeEQsWUFBUSxNQUFNLElBQUksQ0FBQyxDQUFDLEtBQUssR0FBRyxNQUFVLENBQUMsS0FBSyxDQUFDLEdBQUcsQ0FBQztBQUFBLEVBQ25EO0FBQ0EsUUFBTSxNQUFNLEtBQUssSUFBSSxHQUFHLE1BQU0sSUFBSSxDQUFDLENBQUMsR0FBRyxNQUFNLEdBQUcsQ0FBQztBQUNqRCxRQUFNLE9BQU8sS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQyxFQUFFLEdBQUcsTUFBTSxHQUFHLENBQUM7QUFDcEQsU0FBTyxNQUFNLElBQUksQ0FBQyxDQUFDLEtBQUssR0FBRyxNQUFVLENBQUMsTUFBTSxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBQzlEO0FBRU8sSUFBTSxZQUFZLENBQUMsVUFBc0IsRUFBRSxHQUFHLE1BQU0sV0FBVyxLQUFLLFdBQVcsS0FBSyxFQUFFO0FBR3RGLElBQU0sT0FBTyxDQUFDLFVBQXNCO0FBQUEsRUFDekMsV0FBVyxJQUFJLEtBQUssWUFBWTtBQUFBLEVBQ2hDLFNBQVMsQ0FBQyxLQUFLO0FBQ2pCO0FBR0EsU0FBUyxTQUFTLE9BQXNCLE9BQWEsU0FBMEI7QUFDN0UsUUFBTSxRQUFnQixDQUFDO0FBQ3ZCLFFBQU0sT0FBTyxvQkFBSSxJQUFZO0FBQzdCLFdBQVMsUUFBUSxHQUFHLE9BQU8sT0FBTyxRQUFRLEdBQUcsU0FBUyxPQUFPLFVBQVUsSUFBSSxHQUFHO0FBQzVFLFFBQUksVUFBVSxHQUFHO0FBQ2YsYUFBTyxLQUFLLElBQUk7QUFBQSxJQUNsQjtBQUNBLFVBQU0sT0FBTyxPQUFPLE9BQU8sSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLEdBQUcsS0FBSyxDQUFDO0FBQ3RELFVBQU0sT0FBTyxVQUFVLE9BQU8sS0FBSyxLQUFLLEdBQUcsS0FBSyxHQUFHO0FBQ25ELFFBQUksQ0FBQyxLQUFLLElBQUksR0FBRyxHQUFHO0FBQ2xCLFdBQUssSUFBSSxHQUFHO0FBQ1osWUFBTSxLQUFLLElBQUk7QUFBQSxJQUNqQjtBQUFBLEVBQ0Y7QUFDQSxTQUFPO0FBQ1Q7QUFTQSxJQUFNLE9BQU87QUFHTixTQUFTLE9BQU8sUUFBb0M7QUFDekQsUUFBTSxRQUFRLEtBQUssS0FBSyxNQUFNO0FBQzlCLFNBQU8sUUFBUSxDQUFDLElBQUksRUFBRSxPQUFPLE1BQU0sQ0FBQyxHQUFHLElBQUksQ0FBQyxPQUFPLE1BQU0sQ0FBQyxDQUFDLEdBQUcsT0FBTyxNQUFNLENBQUMsQ0FBQyxDQUFDLEVBQUUsSUFBSTtBQUN0RjtBQUVBLElBQU0sYUFBYSxDQUFDLE9BQWUsQ0FBQyxLQUFLLEdBQUcsTUFBVSxHQUFHLEtBQUssSUFBSSxHQUFHLElBQUksR0FBRztBQUVyRSxJQUFNLFdBQVcsQ0FBQyxXQUFtQixPQUFPLFdBQVcsU0FBUztBQVloRSxJQUFNLFFBQU4sTUFBWTtBQUFBLEVBVWpCLFlBQ1csS0FDQSxTQUNRLFFBQ2pCO0FBSFM7QUFDQTtBQUNRO0FBR2pCLFNBQUssVUFBVSxJQUFJLE9BQU8sQ0FBQyxTQUFTLEtBQUssV0FBVyxVQUFhLEtBQUssUUFBUSxXQUFXLENBQUM7QUFDMUYsZUFBVyxRQUFRLEtBQUs7QUFDdEIsV0FBSyxVQUFVLElBQUksS0FBSyxJQUFJLEtBQUssT0FBTyxHQUFHLElBQUk7QUFDL0MsaUJBQVcsVUFBVSxLQUFLLFNBQVM7QUFDakMsYUFBSyxRQUFRLElBQUksTUFBTTtBQUFBLE1BQ3pCO0FBQUEsSUFDRjtBQUNBLFVBQU0sT0FBTyxDQUFDLFNBQ1osWUFBWSxVQUNaLFFBQVEsTUFBTSxTQUFTLEtBQ3ZCLEtBQUssUUFBUSxXQUFXLFFBQVEsTUFBTSxVQUN0QyxLQUFLLFFBQVEsTUFBTSxDQUFDLFdBQVcsT0FBTyxNQUFNLE1BQU0sTUFBUztBQUM3RCxTQUFLLFNBQVMsSUFBSSxLQUFLLElBQUk7QUFDM0IsU0FBSyxXQUFXLElBQUksS0FBSyxDQUFDLFNBQVMsS0FBSyxXQUFXLFVBQWEsQ0FBQyxLQUFLLElBQUksQ0FBQztBQUFBLEVBQzdFO0FBQUEsRUFuQlc7QUFBQSxFQUNBO0FBQUEsRUFDUTtBQUFBLEVBWkYsWUFBWSxvQkFBSSxJQUF1QjtBQUFBO0FBQUEsRUFFL0MsVUFBVSxvQkFBSSxJQUFZO0FBQUEsRUFDMUI7QUFBQTtBQUFBLEVBRUE7QUFBQTtBQUFBLEVBRUE7QUFBQSxFQXdCRCxJQUFJLFNBQW9DO0FBQzlDLFlBQVEsS0FBSyxTQUFTLFVBQVUsQ0FBQyxHQUFHLE9BQU8sSUFBSSxDQUFDLEdBQUcsT0FBTyxFQUFFLEtBQUssR0FBRyxLQUFLLEdBQUc7QUFBQSxFQUM5RTtBQUFBO0FBQUEsRUFHQSxLQUFLLFNBQW1EO0FBQ3RELFdBQU8sS0FBSyxVQUFVLElBQUksS0FBSyxJQUFJLE9BQU8sQ0FBQztBQUFBLEVBQzdDO0FBQUE7QUFBQSxFQUdRLEtBQUssU0FBeUM7QUFDcEQsV0FBTyxLQUFLLElBQUksT0FBTyxDQUFDLFNBQVMsUUFBUSxNQUFNLENBQUMsV0FBVyxLQUFLLFFBQVEsU0FBUyxNQUFNLENBQUMsQ0FBQztBQUFBLEVBQzNGO0FBQUE7QUFBQSxFQUdBLE1BQU0sTUFBOEM7QUFDbEQsVUFBTSxVQUFVLENBQUMsV0FDZixLQUFLLFFBQVEsSUFBSSxNQUFNLEtBQ3ZCLEtBQUssT0FBTyxLQUFLLENBQUMsVUFBVSxPQUFPLE1BQU0sR0FBRyxVQUFVLE1BQU0sTUFBTTtBQUNwRSxRQUFJLFNBQVMsVUFBYSxRQUFRLElBQUksR0FBRztBQUN2QyxhQUFPO0FBQUEsSUFDVDtBQUNBLFdBQU8sQ0FBQyxHQUFHLEtBQUssT0FBTyxFQUFFLEtBQUssQ0FBQyxXQUFXLENBQUMscUJBQXFCLEtBQUssTUFBTSxDQUFDO0FBQUEsRUFDOUU7QUFBQTtBQUFBLEVBR0EsT0FBTyxTQUFxQztBQUMxQyxXQUFPLFFBQVEsU0FBUyxLQUFLLEtBQUssS0FBSyxPQUFPLEVBQUUsU0FBUztBQUFBLEVBQzNEO0FBQUE7QUFBQSxFQUdBLFFBQVEsU0FBc0M7QUFDNUMsVUFBTSxTQUFTLFFBQVEsT0FBTyxDQUFDLFdBQVcsQ0FBQyxTQUFTLE1BQU0sQ0FBQztBQUMzRCxVQUFNLFVBQVUsT0FBTyxTQUFTLElBQUksS0FBSyxLQUFLLE1BQU0sSUFBSSxDQUFDO0FBQ3pELFVBQU0sVUFBVSxJQUFJLElBQUksUUFBUSxRQUFRLENBQUMsU0FBUyxLQUFLLFFBQVEsT0FBTyxRQUFRLENBQUMsQ0FBQztBQUNoRixVQUFNLFFBQVEsQ0FBQyxXQUFtQixPQUFPLE9BQU8sTUFBTSxHQUFHLEVBQUUsQ0FBQyxDQUFDO0FBQzdELFdBQU8sQ0FBQyxHQUFHLE9BQU8sRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sR0FBRyxJQUFJLE1BQU0sS0FBSyxDQUFDO0FBQUEsRUFDcEU7QUFBQTtBQUFBLEVBR0EsTUFBTSxVQUE2QixRQUEwQjtBQUMzRCxRQUFJLFNBQVMsU0FBUyxNQUFNLEdBQUc7QUFDN0IsYUFBTyxTQUFTLE9BQU8sQ0FBQyxRQUFRLFFBQVEsVUFBVSxDQUFDLFNBQVMsR0FBRyxDQUFDO0FBQUEsSUFDbEU7QUFDQSxVQUFNLE9BQU8sU0FBUyxNQUFNLElBQUksU0FBUyxPQUFPLENBQUMsUUFBUSxDQUFDLFNBQVMsR0FBRyxDQUFDLElBQUk7QUFDM0UsVUFBTSxPQUFPLENBQUMsR0FBRyxNQUFNLE1BQU07QUFFN0IsYUFBUyxPQUFPLEdBQUcsT0FBTyxLQUFLLFFBQVEsUUFBUTtBQUM3QyxZQUFNLE9BQU8sS0FBSyxNQUFNLElBQUk7QUFDNUIsWUFBTSxVQUFVLEtBQUssS0FBSyxJQUFJO0FBQzlCLFlBQU0sT0FBTyxRQUFRLFdBQVcsS0FBSyxDQUFDLEtBQUssS0FBSyxJQUFJLElBQUksUUFBUSxDQUFDLElBQUk7QUFDckUsVUFBSSxRQUFRLFNBQVMsR0FBRztBQUN0QixlQUFPLE9BQU8sQ0FBQyxHQUFHLEtBQUssT0FBTyxJQUFJO0FBQUEsTUFDcEM7QUFBQSxJQUNGO0FBQ0EsV0FBTyxDQUFDLE1BQU07QUFBQSxFQUNoQjtBQUFBLEVBRVEsTUFBTSxNQUFxQztBQUNqRCxXQUFPLEtBQUssT0FBTyxLQUFLLENBQUMsVUFBVSxNQUFNLFdBQVcsSUFBSTtBQUFBLEVBQzFEO0FBQUE7QUFBQSxFQUdBLE1BQU0sTUFBWSxNQUFrQjtBQUNsQyxVQUFNLFFBQVEsT0FBTyxLQUFLLFNBQVMsU0FBUyxDQUFDLEdBQUcsSUFBSTtBQUNwRCxVQUFNLENBQUMsS0FBSyxHQUFHLElBQUksTUFBTSxLQUFLLElBQUksS0FBSyxDQUFDLEdBQUcsQ0FBQztBQUM1QyxVQUFNLFFBQVEsS0FBSyxNQUFNLEtBQUssS0FBSztBQUNuQyxVQUFNLFNBQVMsQ0FBQyxNQUFjLE1BQWMsUUFDMUMsS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLE1BQU0sTUFBTSxJQUFJLENBQUM7QUFDeEMsVUFBTSxPQUFPLElBQUksS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQ0UsSUFBRyxNQUFNQSxJQUFHLENBQUM7QUFDdEQsVUFBTSxPQUFPLElBQUksS0FBSyxJQUFJLEdBQUcsTUFBTSxJQUFJLENBQUMsQ0FBQyxFQUFFQyxJQUFHLE1BQU1BLElBQUcsQ0FBQztBQUN4RCxVQUFNLE1BQU0sT0FBTyxLQUFLLE9BQU8sQ0FBQyxJQUFJLEtBQUssTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUNsRSxVQUFNLE9BQU8sT0FBTyxLQUFLLE9BQU8sQ0FBQyxJQUFJLEtBQUssTUFBTSxPQUFPLFFBQVEsSUFBSTtBQUNuRSxXQUFPLE1BQU0sSUFBSSxDQUFDLENBQUNELE1BQUtDLElBQUcsTUFBVSxDQUFDRCxPQUFNLEtBQUtDLE9BQU0sSUFBSSxDQUFDO0FBQUEsRUFDOUQ7QUFBQTtBQUFBLEVBR0EsWUFBWSxNQUFZLE1BQXNCO0FBQzVDLFdBQU8sS0FBSyxNQUFNLE1BQU0sSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLFdBQVcsS0FBSyxPQUFPLEVBQUUsQ0FBQztBQUFBLEVBQ3RFO0FBQUE7QUFBQSxFQUdRLE1BQU0sTUFBc0I7QUFDbEMsVUFBTSxRQUFRLE9BQU8sS0FBSyxTQUFTLFNBQVMsQ0FBQyxHQUFHLElBQUk7QUFDcEQsVUFBTSxPQUFPLENBQUMsT0FDWixNQUFNLE9BQU8sQ0FBQyxLQUFLLE9BQU8sTUFBTSxHQUFHLEVBQUUsR0FBRyxDQUFDLElBQUksTUFBTTtBQUNyRCxVQUFNLENBQUMsV0FBVyxTQUFTLElBQUksQ0FBQyxLQUFLLENBQUMsQ0FBQyxHQUFHLE1BQU0sR0FBRyxHQUFHLEtBQUssQ0FBQyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsQ0FBQztBQUM1RSxVQUFNLE1BQU0sQ0FBQyxDQUFDLEtBQUssR0FBRyxPQUFXLE1BQU0sY0FBYyxLQUFLLE1BQU0sY0FBYztBQUM5RSxVQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsSUFBSSxXQUFXLEVBQUUsT0FBTyxLQUFLLElBQUksRUFBRSxFQUFFLEVBQUU7QUFDaEUsV0FBTyxNQUFNLEtBQUssQ0FBQyxLQUFLLFVBQVUsSUFBSSxNQUFNLE1BQU0sR0FBRyxFQUFFLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLO0FBQUEsRUFDakY7QUFBQTtBQUFBLEVBR0EsTUFBTSxNQUFjLE1BQWtCO0FBQ3BDLFdBQU8sRUFBRSxPQUFPLEtBQUssT0FBTyxRQUFRLEtBQUssSUFBSSxNQUFNLEtBQUssTUFBTSxJQUFJLEVBQUUsQ0FBQyxLQUFLLEVBQUU7QUFBQSxFQUM5RTtBQUFBO0FBQUEsRUFHQSxRQUFRLE1BQWMsTUFBd0M7QUFDNUQsVUFBTSxVQUFVLEtBQUs7QUFDckIsZUFBVyxPQUFPLFNBQVMsU0FBUyxTQUFTLENBQUMsR0FBRyxNQUFNLFNBQVMsV0FBVyxLQUFLLEdBQUc7QUFDakYsaUJBQVcsUUFBUSxLQUFLLE1BQU0sR0FBRyxHQUFHO0FBQ2xDLGNBQU0sT0FBTyxFQUFFLE9BQU8sS0FBSyxPQUFPLFFBQVEsS0FBSyxJQUFJLE1BQU0sS0FBSztBQUM5RCxjQUFNLFNBQVMsS0FBSyxNQUFNLE1BQU0sR0FBRyxFQUFFLElBQUksR0FBRyxLQUFLLE1BQU0sS0FBSyxHQUFHLEtBQUs7QUFDcEUsWUFBSSxVQUFVLEtBQUssS0FBSyxLQUFLLFlBQVksTUFBTSxHQUFHLENBQUMsR0FBRztBQUNwRCxpQkFBTyxFQUFFLE1BQU0sTUFBTSxJQUFJO0FBQUEsUUFDM0I7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUNBLFdBQU8sRUFBRSxNQUFNLEtBQUssTUFBTSxNQUFNLElBQUksR0FBRyxLQUFLO0FBQUEsRUFDOUM7QUFDRjs7O0FDdk5BLElBQU0sT0FBTztBQUViLElBQU0sT0FBTztBQUViLElBQU0sT0FBTztBQW1DTixTQUFTLFlBQ2QsU0FDQSxXQUNVO0FBQ1YsUUFBTSxPQUFPQyxHQUF5QixNQUFTO0FBQy9DLFFBQU0sQ0FBQyxTQUFTLFVBQVUsSUFBSUMsR0FBa0I7QUFDaEQsUUFBTSxXQUFXLFVBQVUsVUFBVTtBQUVyQyxRQUFNLE9BQU8sQ0FBQyxVQUF3QjtBQUNwQyxVQUFNLE1BQU0sS0FBSztBQUNqQixRQUFJLENBQUMsT0FBTyxJQUFJLFlBQVksTUFBTSxXQUFXO0FBQzNDLFVBQUksTUFBTSxnQkFBZ0IsV0FBVyxVQUFVO0FBQzdDLGNBQU0sTUFBTSxTQUFTLFFBQVEsU0FBUyxNQUFNLFNBQVMsTUFBTSxTQUFTLEtBQUs7QUFDekUsa0JBQVUsTUFBTSxNQUFNLE9BQU8sR0FBRyxJQUFJLE1BQVM7QUFBQSxNQUMvQztBQUNBO0FBQUEsSUFDRjtBQUNBLFVBQU0sTUFBTSxLQUFLLE1BQU0sTUFBTSxVQUFVLElBQUksUUFBUSxNQUFNLFVBQVUsSUFBSSxNQUFNO0FBQzdFLFFBQUksVUFBVSxNQUFNO0FBQ3BCLFFBQUksQ0FBQyxJQUFJLFNBQVMsVUFBVSxTQUFTLFdBQVc7QUFDOUM7QUFBQSxJQUNGO0FBQ0EsVUFBTSxDQUFDQyxJQUFHQyxFQUFDLElBQUksQ0FBQyxNQUFNLFNBQVMsTUFBTSxVQUFVLElBQUksS0FBSztBQUN4RCxVQUFNLE9BQU8sT0FBTyxRQUFRLFNBQVNELElBQUdDLEVBQUM7QUFDekMsVUFBTSxPQUFPLFFBQVEsR0FBRyxLQUFLLEtBQUssSUFBSSxLQUFLLEdBQUcsS0FBSyxHQUFHLENBQUM7QUFDdkQsUUFBSSxTQUFTLElBQUksTUFBTTtBQUNyQixVQUFJLE9BQU87QUFDWCxVQUFJLFFBQVEsSUFBSSxTQUFTLFFBQVE7QUFDL0Isa0JBQVUsTUFBTSxJQUFJO0FBQUEsTUFDdEI7QUFBQSxJQUNGO0FBQ0EsUUFBSSxJQUFJLFNBQVMsUUFBUTtBQUN2QixpQkFBVyxFQUFFLEdBQUFELElBQUcsR0FBQUMsSUFBRyxTQUFTLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDbEQ7QUFBQSxFQUNGO0FBRUEsUUFBTSxNQUFNLENBQUMsT0FBcUIsZ0JBQXlCO0FBQ3pELFVBQU0sTUFBTSxLQUFLO0FBQ2pCLFFBQUksQ0FBQyxPQUFPLElBQUksWUFBWSxNQUFNLFdBQVc7QUFDM0M7QUFBQSxJQUNGO0FBQ0EsU0FBSyxVQUFVO0FBQ2YsZUFBVyxNQUFTO0FBQ3BCLFFBQUksYUFBYTtBQUNmO0FBQUEsSUFDRjtBQUNBLFFBQUksQ0FBQyxJQUFJLFNBQVMsSUFBSSxTQUFTLFFBQVE7QUFDckMsZ0JBQVUsT0FBTztBQUFBLElBQ25CLFdBQVcsSUFBSSxXQUFXLFdBQWMsQ0FBQyxJQUFJLFNBQVMsVUFBVSxTQUFTLFdBQVc7QUFDbEYsWUFBTSxNQUFNLFNBQVMsUUFBUSxTQUFTLE1BQU0sU0FBUyxNQUFNLFNBQVMsSUFBSTtBQUN4RSxVQUFJLFFBQVEsSUFBSSxRQUFRO0FBQ3RCLGtCQUFVLElBQUksR0FBRztBQUNqQixnQkFBUSxRQUFRLFNBQVMsR0FBRztBQUFBLE1BQzlCO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFFQSxRQUFNLFFBQVEsQ0FBQyxVQUF3QjtBQUNyQyxRQUFJLE1BQU0sV0FBVyxLQUFLLENBQUMsWUFBWSxLQUFLLFdBQVcsQ0FBQyxRQUFRLFNBQVM7QUFDdkU7QUFBQSxJQUNGO0FBQ0EsVUFBTSxLQUFLLE1BQU07QUFDakIsVUFBTSxTQUFTLEdBQUcsUUFBUSxhQUFhLE1BQU07QUFDN0MsVUFBTSxVQUFVLEdBQUcsUUFBUSxjQUFjLE1BQU07QUFDL0MsUUFBSSxDQUFDLFVBQVUsQ0FBQyxTQUFTO0FBQ3ZCO0FBQUEsSUFDRjtBQUNBLFVBQU0sU0FBUyxTQUNYLFNBQ0EsU0FBUyxRQUFRLFNBQVMsTUFBTSxTQUFTLE1BQU0sU0FBUyxJQUFJO0FBQ2hFLFFBQUksQ0FBQyxVQUFVLFdBQVcsUUFBVztBQUNuQztBQUFBLElBQ0Y7QUFDQSxZQUFRLFFBQVEsa0JBQWtCLE1BQU0sU0FBUztBQUNqRCxTQUFLLFVBQVU7QUFBQSxNQUNiLFNBQVMsTUFBTTtBQUFBLE1BQ2YsTUFBTSxTQUFTLFNBQVM7QUFBQSxNQUN4QjtBQUFBLE1BQ0EsUUFBUSxNQUFNO0FBQUEsTUFDZCxRQUFRLE1BQU07QUFBQSxNQUNkLE9BQU8sVUFBVSxNQUFNLGdCQUFnQixVQUFVLE9BQU87QUFBQSxNQUN4RCxPQUFPO0FBQUEsTUFDUCxNQUFNO0FBQUEsSUFDUjtBQUFBLEVBQ0Y7QUFFQSxRQUFNLE1BQU0sQ0FBQyxVQUF5QjtBQUNwQyxRQUFJLE1BQU0sV0FBVyxNQUFNLFdBQVcsTUFBTSxVQUFVLENBQUMsVUFBVTtBQUMvRDtBQUFBLElBQ0Y7QUFDQSxRQUFJLElBQUksT0FBTyxRQUFRLFNBQVMsU0FBUyxHQUFHO0FBQzFDLFlBQU0sZUFBZTtBQUFBLElBQ3ZCO0FBQUEsRUFDRjtBQUdBLFFBQU0sU0FBU0gsR0FBTyxHQUFHO0FBQ3pCLFNBQU8sVUFBVTtBQUNqQixFQUFBSSxHQUFVLE1BQU07QUFDZCxVQUFNLFNBQVMsQ0FBQyxVQUF5QjtBQUN2QyxVQUFJLE1BQU0sV0FBVyxTQUFTLE1BQU07QUFDbEMsZUFBTyxRQUFRLEtBQUs7QUFBQSxNQUN0QjtBQUFBLElBQ0Y7QUFDQSxxQkFBaUIsV0FBVyxNQUFNO0FBQ2xDLFdBQU8sTUFBTSxvQkFBb0IsV0FBVyxNQUFNO0FBQUEsRUFDcEQsR0FBRyxDQUFDLENBQUM7QUFFTCxTQUFPO0FBQUEsSUFDTDtBQUFBLElBQ0EsVUFBVTtBQUFBLE1BQ1IsZUFBZTtBQUFBLE1BQ2YsZUFBZTtBQUFBLE1BQ2YsYUFBYSxDQUFDLFVBQVUsSUFBSSxPQUFPLEtBQUs7QUFBQSxNQUN4QyxpQkFBaUIsQ0FBQyxVQUFVLElBQUksT0FBTyxJQUFJO0FBQUEsTUFDM0MsZ0JBQWdCLE1BQU0sVUFBVSxNQUFNLE1BQVM7QUFBQSxNQUMvQyxXQUFXO0FBQUE7QUFBQSxNQUVYLFNBQVMsQ0FBQyxVQUFVO0FBQ2xCLGNBQU0sU0FBVSxNQUFNLE9BQXVCLFFBQVE7QUFDckQsWUFBSSxNQUFNLFdBQVcsS0FBSyxXQUFXLFVBQWEsVUFBVTtBQUMxRCxvQkFBVSxJQUFJLE1BQU07QUFBQSxRQUN0QjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxJQUFJLE9BQXNCLFNBQTZCLFdBQStCO0FBQzdGLFFBQU0sS0FBSyxNQUFNO0FBQ2pCLE1BQUksR0FBRyxRQUFRLGlDQUFpQyxHQUFHO0FBQ2pELFdBQU87QUFBQSxFQUNUO0FBQ0EsUUFBTSxTQUFTLEdBQUcsUUFBUTtBQUMxQixVQUFRLE1BQU0sS0FBSztBQUFBLElBQ2pCLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxhQUFPLFdBQVcsVUFBYSxLQUFLLE1BQU0sS0FBSyxJQUFJLFNBQVMsU0FBUztBQUFBLElBQ3ZFLEtBQUs7QUFBQSxJQUNMLEtBQUs7QUFDSCxVQUFJLFdBQVcsUUFBVztBQUN4QixrQkFBVSxJQUFJLE1BQU07QUFBQSxNQUN0QixXQUFXLE9BQU8sU0FBUyxRQUFRLE1BQU0sUUFBUSxTQUFTO0FBQ3hELGtCQUFVLEtBQUs7QUFBQSxNQUNqQixPQUFPO0FBQ0wsZUFBTztBQUFBLE1BQ1Q7QUFDQSxhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsZ0JBQVUsT0FBTztBQUNqQixhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsZ0JBQVUsT0FBTztBQUNqQixhQUFPO0FBQUEsSUFDVCxLQUFLO0FBQ0gsVUFBSSxVQUFVLFVBQVU7QUFDdEIsa0JBQVUsT0FBTyxLQUFLO0FBQUEsTUFDeEIsT0FBTztBQUNMLGtCQUFVLE1BQU07QUFBQSxNQUNsQjtBQUNBLGFBQU87QUFBQSxJQUNUO0FBQ0UsYUFBTztBQUFBLEVBQ1g7QUFDRjtBQUVBLElBQU0sU0FBUyxDQUFDLFlBQXFCO0FBQ25DLFFBQU0sRUFBRSxNQUFNLE9BQU8sS0FBSyxPQUFPLElBQUksUUFBUSxzQkFBc0I7QUFDbkUsU0FBTyxFQUFFLE9BQU8sU0FBUyxJQUFJLE1BQU0sVUFBVSxDQUFDO0FBQ2hEO0FBR0EsU0FBUyxLQUNQLEtBQ0EsTUFDQSxTQUNBLFdBQ1M7QUFDVCxRQUFNLENBQUNGLElBQUdDLEVBQUMsSUFBSSxPQUFPLElBQUk7QUFDMUIsUUFBTSxPQUFPLFFBQVEsZ0JBQWdCLFFBQVEsY0FBYyxJQUFJO0FBQy9ELFFBQU0sV0FBVyxRQUFRLGdCQUFnQixRQUFRO0FBQ2pELE1BQUk7QUFDSixNQUFJLFFBQVEsT0FBTztBQUNuQixhQUFXLFNBQVMsVUFBVSxPQUFPLEdBQUc7QUFDdEMsVUFBTSxDQUFDLFFBQVEsTUFBTSxJQUFJLE9BQU8sS0FBSztBQUNyQyxVQUFNLFFBQVEsUUFBUSxXQUFXLFNBQVNELEtBQUksU0FBU0M7QUFDdkQsVUFBTSxTQUFTLEtBQUssSUFBSSxXQUFXLFNBQVNBLEtBQUksU0FBU0QsRUFBQztBQUUxRCxVQUFNLE1BQU0sUUFBUSxJQUFJO0FBQ3hCLFFBQUksVUFBVSxRQUFRLFFBQVEsS0FBSyxNQUFNLE9BQU87QUFDOUMsT0FBQyxTQUFTLEtBQUssSUFBSSxDQUFDLE9BQU8sR0FBRztBQUFBLElBQ2hDO0FBQUEsRUFDRjtBQUNBLFFBQU0sU0FBUyxTQUFTLFFBQVE7QUFDaEMsTUFBSSxDQUFDLFdBQVcsV0FBVyxRQUFXO0FBQ3BDLFdBQU87QUFBQSxFQUNUO0FBQ0EsWUFBVSxTQUFTLE1BQU07QUFDekIsUUFBTSxPQUFPLE9BQU8sTUFBTTtBQUMxQixNQUFJLE1BQU07QUFDUixjQUFVLE1BQU0sSUFBSTtBQUFBLEVBQ3RCO0FBQ0EsVUFBUSxNQUFNO0FBQ2QsU0FBTztBQUNUO0FBRUEsU0FBUyxVQUFVLFNBQTJDO0FBQzVELFNBQU8sVUFDSDtBQUFBLElBQ0UsR0FBRyxRQUFRO0FBQUEsTUFDVDtBQUFBLElBQ0Y7QUFBQSxFQUNGLElBQ0EsQ0FBQztBQUNQO0FBRUEsU0FBUyxRQUFRLFNBQTZCLFFBQWdCO0FBQzVELFFBQU0sUUFBUSxVQUFVLE9BQU8sRUFBRSxLQUFLLENBQUNHLFdBQVVBLE9BQU0sUUFBUSxXQUFXLE1BQU07QUFDaEYsU0FBTyxNQUFNLEVBQUUsZUFBZSxLQUFLLENBQUM7QUFDdEM7QUFHQSxJQUFNLFdBQVcsQ0FBQyxVQUFtQixNQUFNLGFBQWEsV0FBVyxNQUFNO0FBR3pFLFNBQVMsU0FDUCxTQUNBSCxJQUNBQyxJQUNBLE1BQ29CO0FBQ3BCLFFBQU0sT0FBTyxTQUNWLGtCQUFrQkQsSUFBR0MsRUFBQyxFQUN0QixPQUFPLENBQUMsWUFBYSxRQUF3QixRQUFRLFdBQVcsTUFBUyxFQUN6RSxPQUFPLENBQUMsWUFBWSxTQUFTLFNBQVMsT0FBTyxDQUFDO0FBQ2pELFFBQU0sU0FBUyxLQUFLLEtBQUssUUFBUTtBQUNqQyxNQUFJLFFBQVE7QUFDVixXQUFPLE9BQU8sUUFBUTtBQUFBLEVBQ3hCO0FBRUEsUUFBTSxTQUFTLEtBQUssQ0FBQyxHQUFHLFFBQVEsV0FBVyxVQUFhLE9BQU8sS0FBSyxDQUFDLEVBQUUsUUFBUSxNQUFNO0FBQ3JGLE1BQUksUUFBUSxDQUFDLFFBQVE7QUFDbkIsUUFBSSxRQUFRO0FBQ1osUUFBSTtBQUNKLGVBQVcsU0FBUyxVQUFVLE9BQU8sRUFBRSxPQUFPLFFBQVEsR0FBRztBQUN2RCxZQUFNLEVBQUUsTUFBTSxPQUFPLEtBQUssT0FBTyxJQUFJLE1BQU0sc0JBQXNCO0FBQ2pFLFlBQU0sU0FBUyxLQUFLLElBQUksT0FBT0QsSUFBR0EsS0FBSSxPQUFPLENBQUM7QUFDOUMsWUFBTSxPQUFPLEtBQUssSUFBSSxNQUFNQyxJQUFHQSxLQUFJLFFBQVEsQ0FBQztBQUM1QyxZQUFNLE1BQU0sS0FBSyxNQUFNLFFBQVEsSUFBSTtBQUNuQyxVQUFJLE1BQU0sT0FBTztBQUNmLFNBQUMsU0FBUyxLQUFLLElBQUksQ0FBQyxPQUFPLEdBQUc7QUFBQSxNQUNoQztBQUFBLElBQ0Y7QUFDQSxRQUFJLFNBQVM7QUFDWCxhQUFPLFFBQVEsUUFBUTtBQUFBLElBQ3pCO0FBQUEsRUFDRjtBQUNBLFNBQU8sS0FBSyxDQUFDLEdBQUcsUUFBUTtBQUMxQjtBQUdBLFNBQVMsT0FBTyxTQUE2QkQsSUFBV0MsSUFBK0I7QUFDckYsUUFBTSxPQUFPLFNBQ1Ysa0JBQWtCRCxJQUFHQyxFQUFDLEVBQ3RCLEtBQUssQ0FBQyxZQUFZLFFBQVEsUUFBUSxjQUFjLEtBQUssU0FBUyxTQUFTLE9BQU8sQ0FBQztBQUNsRixNQUFJLENBQUMsTUFBTTtBQUNULFdBQU87QUFBQSxFQUNUO0FBQ0EsTUFBSSxRQUFRLE9BQU87QUFDbkIsTUFBSTtBQUNKLGFBQVcsU0FBUyxLQUFLLGlCQUE2QixlQUFlLEdBQUc7QUFDdEUsVUFBTSxPQUFPLE9BQU8sTUFBTSxRQUFRLFVBQVUsRUFBRTtBQUM5QyxVQUFNLENBQUMsU0FBUyxPQUFPLElBQUksT0FBTyxLQUFLO0FBQ3ZDLFVBQU0sTUFBTSxLQUFLLE1BQU0sVUFBVUQsSUFBRyxVQUFVQyxFQUFDO0FBQy9DLFFBQUksUUFBUSxNQUFNLE9BQU87QUFDdkIsT0FBQyxPQUFPLEtBQUssSUFBSSxDQUFDLE1BQU0sR0FBRztBQUFBLElBQzdCO0FBQUEsRUFDRjtBQUNBLFNBQU87QUFDVDs7O0FDaFVBLElBQU0sV0FBVztBQUVWLFNBQVMsTUFBTTtBQUFBLEVBQ3BCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUlHO0FBQ0QsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxNQUFNLEtBQUssU0FBUztBQUMxQixRQUFNLFNBQVMsS0FBSyxTQUFTLFNBQVM7QUFDdEMsUUFBTSxVQUFVLE1BQU0sTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLFNBQVMsTUFBTTtBQUMvRCxTQUNFLGdCQUFBRyxHQUFDLGFBQVEsT0FBTSxlQUFjLGNBQVksTUFBTSxZQUFZLEdBQ3pEO0FBQUEsb0JBQUFBLEdBQUMsUUFBSSxnQkFBTSxZQUFZLEdBQUU7QUFBQSxJQUN4QixRQUFRLFVBQWEsV0FBVyxnQkFBQUEsR0FBQyxRQUFLLFFBQWdCO0FBQUEsSUFDdkQsZ0JBQUFBLEdBQUMsUUFDRSxnQkFBTSxNQUFNLElBQUksQ0FBQyxTQUNoQixnQkFBQUEsR0FBQyxRQUFtQixZQUFVLEtBQUssU0FBUyxLQUMxQztBQUFBLHNCQUFBQSxHQUFDLFVBQUssT0FBTSxVQUFVLGVBQUssTUFBSztBQUFBLE1BQ2hDLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGVBQUssUUFBUSxNQUFNLFdBQVcsR0FBRTtBQUFBLE1BQ2hELEtBQUssU0FBUyxZQUFZLGdCQUFBQSxHQUFDLGFBQVUsT0FBTyxNQUFNO0FBQUEsTUFDbEQsS0FBSyxTQUFTLE9BQU8sZ0JBQUFBLEdBQUMsVUFBSyxPQUFNLFNBQVMsZ0JBQU0sVUFBVSxHQUFFO0FBQUEsTUFDNUQsVUFBVSxLQUFLLFNBQVMsTUFDdkIsZ0JBQUFBLEdBQUMsY0FBVyxNQUFZLFFBQWdCLElBRXhDLEtBQUssU0FBUyxTQUFTLGdCQUFBQSxHQUFDLGFBQVUsT0FBTyxNQUFNO0FBQUEsU0FSMUMsS0FBSyxJQVVkLENBQ0QsR0FDSDtBQUFBLElBQ0EsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxjQUFRLFVBQWEsTUFBTSxVQUFVLFVBQ3BDLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLFNBQVMsTUFBTSxRQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsQ0FBQyxHQUNoRSxnQkFBTSxZQUFZLEdBQ3JCO0FBQUEsTUFFRCxVQUFVLE1BQU0sVUFBVSxhQUN6QixnQkFBQUEsR0FBQyxZQUFPLE1BQUssVUFBUyxPQUFNLFFBQU8sU0FBUyxNQUFNLFFBQVEsS0FBSyxFQUFFLE1BQU0sUUFBUSxDQUFDLEdBQzdFLGdCQUFNLGdCQUFnQixHQUN6QjtBQUFBLE9BRUo7QUFBQSxJQUNDLE1BQU0sVUFBVSxhQUFhLFFBQVEsVUFDcEMsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQU8sTUFBSyxVQUNsQixnQkFBTSxjQUFjLEdBQ3ZCO0FBQUEsSUFFRCxNQUFNLFdBQVcsS0FDaEIsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQ047QUFBQSxZQUFNLGVBQWU7QUFBQSxNQUFFO0FBQUEsTUFBRyxNQUFNO0FBQUEsT0FDbkM7QUFBQSxLQUVKO0FBRUo7QUFFQSxTQUFTLEtBQUssRUFBRSxPQUFPLEdBQXdDO0FBQzdELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sQ0FBQyxNQUFNLE9BQU8sSUFBSUMsR0FBUyxNQUFXLElBQUksUUFBUSxFQUFFLENBQUM7QUFDM0QsUUFBTSxPQUFPLENBQUMsVUFBaUI7QUFDN0IsVUFBTSxlQUFlO0FBQ3JCLFVBQU0sVUFBVSxLQUFLLEtBQUs7QUFDMUIsUUFBSSxTQUFTO0FBQ1gsTUFBSyxJQUFJLFFBQVEsT0FBTztBQUN4QixjQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsTUFBTSxRQUFRLENBQUM7QUFBQSxJQUM5QztBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRCxHQUFDLFVBQUssT0FBTSxRQUFPLFVBQVUsTUFDM0I7QUFBQSxvQkFBQUEsR0FBQyxXQUFNLEtBQUksUUFBUSxnQkFBTSxXQUFXLEdBQUU7QUFBQSxJQUN0QyxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sWUFDVDtBQUFBLHNCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsSUFBRztBQUFBLFVBQ0gsT0FBTztBQUFBLFVBQ1AsV0FBVztBQUFBLFVBQ1gsVUFBUTtBQUFBLFVBQ1IsY0FBYTtBQUFBLFVBQ2IsU0FBUyxDQUFDLFVBQVUsUUFBUSxNQUFNLGNBQWMsS0FBSztBQUFBO0FBQUEsTUFDdkQ7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFlBQU8sTUFBSyxVQUFTLE9BQU0sUUFDekIsZ0JBQU0sV0FBVyxHQUNwQjtBQUFBLE9BQ0Y7QUFBQSxJQUNBLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxRQUFRLGdCQUFNLGVBQWUsR0FBRTtBQUFBLEtBQzFDO0FBRUo7QUFHQSxTQUFTLFdBQVcsRUFBRSxNQUFNLE9BQU8sR0FBeUQ7QUFDMUYsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFFLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFFBQU0sTUFBTSxLQUFLLFNBQVMsUUFBUSxLQUFLLFFBQVEsS0FBSztBQUNwRCxRQUFNLFNBQVMsQ0FBQyxVQUFrQjtBQUNoQyxRQUFJLFVBQVUsUUFBUTtBQUNwQixjQUFRLEtBQUssRUFBRSxNQUFNLFFBQVEsTUFBTSxLQUFLLEtBQUssQ0FBQztBQUFBLElBQ2hELFdBQVcsVUFBVSxVQUFVO0FBQzdCLGNBQVEsS0FBSyxFQUFFLE1BQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxPQUFPLE1BQWtCLENBQUM7QUFBQSxJQUN6RTtBQUFBLEVBQ0Y7QUFDQSxTQUNFLGdCQUFBRjtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsT0FBTTtBQUFBLE1BQ04sY0FBWSxHQUFHLE1BQU0sV0FBVyxDQUFDLElBQUksS0FBSyxJQUFJO0FBQUEsTUFDOUMsT0FBTztBQUFBLE1BQ1AsVUFBVSxDQUFDLFVBQVUsT0FBTyxNQUFNLGNBQWMsS0FBSztBQUFBLE1BRXJEO0FBQUEsd0JBQUFBLEdBQUMsWUFBTyxPQUFNLFFBQVEsZ0JBQU0sV0FBVyxHQUFFO0FBQUEsUUFDeEMsUUFBUSxZQUFZLGdCQUFBQSxHQUFDLFlBQU8sT0FBTSxVQUFVLGdCQUFNLGFBQWEsR0FBRTtBQUFBLFFBQ2pFRSxPQUFNLE9BQU8sSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQ2hDLGdCQUFBRixHQUFDLFlBQW1CLE9BQU8sT0FDeEI7QUFBQSxnQkFBTSxVQUFVO0FBQUEsVUFBRTtBQUFBLFVBQUc7QUFBQSxhQURYLEtBRWIsQ0FDRDtBQUFBO0FBQUE7QUFBQSxFQUNIO0FBRUo7OztBQy9ETyxTQUFTLFNBQVMsT0FBbUI7QUFDMUMsUUFBTSxNQUFNLE1BQU0sT0FBTyxDQUFDLEdBQUcsVUFBVSxDQUFDO0FBQ3hDLFNBQU8sQ0FBQyxHQUFJLE1BQU0sVUFBVSxDQUFDLEdBQUksR0FBRyxHQUFHLEVBQUUsT0FBTyxDQUFDLFVBQVUsTUFBTSxXQUFXLE1BQVM7QUFDdkY7QUFFTyxTQUFTLGFBQWEsUUFBaUMsTUFBNEI7QUFDeEYsUUFBTSxFQUFFLE9BQU8sUUFBUSxJQUFJO0FBQzNCLFFBQU0sV0FBVyxPQUFPO0FBQ3hCLFFBQU0sUUFBUUc7QUFBQSxJQUNaLE1BQU0sT0FBTyxZQUFZLElBQUksTUFBTSxNQUFNLFNBQVMsT0FBTyxNQUFNLFNBQVMsU0FBUyxLQUFLLENBQUM7QUFBQSxJQUN2RixDQUFDLEtBQUs7QUFBQSxFQUNSO0FBQ0EsUUFBTSxRQUFRLENBQUMsUUFBd0I7QUFBQSxJQUNyQztBQUFBLElBQ0EsTUFBTSxPQUFPLFNBQVMsWUFBWTtBQUFBLElBQ2xDLE1BQU07QUFBQSxJQUNOLFFBQVEsQ0FBQztBQUFBLElBQ1QsTUFBTTtBQUFBLElBQ04sVUFBVTtBQUFBLElBQ1YsU0FBUztBQUFBLEVBQ1g7QUFDQSxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlDLEdBQWlCLE1BQU0sTUFBTSxFQUFFLENBQUM7QUFDeEQsUUFBTSxDQUFDLE9BQU8sUUFBUSxJQUFJQSxHQUEwQztBQUFBLElBQ2xFLFNBQVM7QUFBQSxJQUNULE1BQU07QUFBQSxFQUNSLENBQUM7QUFDRCxRQUFNLENBQUMsU0FBUyxVQUFVLElBQUlBLEdBQWlCO0FBQy9DLFFBQU0sQ0FBQyxPQUFPLFFBQVEsSUFBSUEsR0FBaUI7QUFHM0MsUUFBTSxTQUFTLEtBQUssUUFBUSxVQUFVLE1BQU0sTUFBTSxPQUFPLE1BQU0sVUFBVSxNQUFNLEVBQUU7QUFDakYsUUFBTSxVQUFVLE9BQU8sU0FBUyxRQUFRO0FBQ3hDLFFBQU0sT0FBTyxNQUFNLFlBQVksVUFBVSxNQUFNLE9BQU87QUFDdEQsUUFBTSxTQUFTLENBQUMsU0FBMEIsUUFBUSxFQUFFLEdBQUcsUUFBUSxVQUFVLFFBQVcsR0FBRyxLQUFLLENBQUM7QUFDN0YsUUFBTSxVQUFVLENBQUNDLFVBQWUsU0FBUyxFQUFFLFNBQVMsTUFBQUEsTUFBSyxDQUFDO0FBRTFELFFBQU0sVUFBVUYsR0FBUSxNQUFNO0FBQzVCLFFBQUksQ0FBQyxPQUFPO0FBQ1YsYUFBTyxDQUFDO0FBQUEsSUFDVjtBQUNBLFdBQU8sT0FBTyxTQUFTLGFBQWEsT0FBTyxPQUN2QyxNQUFNLFlBQVksT0FBTyxNQUFNLElBQUksSUFDbkMsT0FBTztBQUFBLEVBQ2IsR0FBRyxDQUFDLE9BQU8sT0FBTyxNQUFNLE9BQU8sTUFBTSxPQUFPLFFBQVEsSUFBSSxDQUFDO0FBQ3pELFFBQU0sTUFBTSxRQUFRLEtBQUssR0FBRztBQUc1QixFQUFBRyxHQUFVLE1BQU07QUFDZCxRQUFJLFlBQVksUUFBUSxTQUFTLEdBQUc7QUFDbEMsY0FBUSxLQUFLLEVBQUUsTUFBTSxXQUFXLElBQUksU0FBUyxJQUFJLFNBQVMsQ0FBQyxHQUFHLE9BQU8sRUFBRSxDQUFDO0FBQUEsSUFDMUU7QUFBQSxFQUNGLEdBQUcsQ0FBQyxRQUFRLFVBQVUsSUFBSSxLQUFLLEtBQUssSUFBSSxDQUFDO0FBQ3pDLFFBQU0sVUFDSixXQUFXLFFBQVEsT0FBTyxVQUFVLE1BQU0sUUFBUSxRQUFRLEtBQUssR0FBRyxNQUFNLE9BQU8sUUFBUSxLQUNuRixVQUNBO0FBRU4sUUFBTSxPQUFPLENBQUMsU0FBaUI7QUFDN0IsUUFBSSxVQUFVO0FBQ1osY0FBUSxLQUFLLEVBQUUsTUFBTSxRQUFRLElBQUksU0FBUyxJQUFJLEtBQUssQ0FBQztBQUFBLElBQ3REO0FBQUEsRUFDRjtBQUNBLFFBQU0sV0FBVyxDQUFDLE1BQWMsWUFDOUIsWUFBWSxTQUNSLEtBQUssSUFBSSxJQUNULE9BQU8sRUFBRSxVQUFVLEVBQUUsTUFBTSxTQUFTLEtBQUssR0FBRyxTQUFTLE9BQVUsQ0FBQztBQUd0RSxFQUFBQSxHQUFVLE1BQU07QUFDZCxRQUFJLE9BQU8sWUFBWSxVQUFhLFNBQVMsU0FBUyxPQUFPLFdBQVcsUUFBUSxPQUFPO0FBQ3JGLGVBQVMsUUFBUSxNQUFNLFFBQVEsT0FBTztBQUFBLElBQ3hDO0FBQUEsRUFDRixHQUFHLENBQUMsU0FBUyxPQUFPLE9BQU8sQ0FBQztBQUU1QixRQUFNLFVBQVUsVUFBVSxVQUFhLE1BQU0sS0FBSyxPQUFPLE1BQU07QUFDL0QsUUFBTSxRQUFRSCxHQUFRLE1BQU07QUFDMUIsVUFBTSxRQUFRLG9CQUFJLElBQXdCO0FBQzFDLFFBQUksQ0FBQyxPQUFPO0FBQ1YsYUFBTztBQUFBLElBQ1Q7QUFDQSxlQUFXLFVBQVUsTUFBTSxTQUFTO0FBQ2xDLFlBQU0sSUFBSSxRQUFRLE9BQU87QUFBQSxJQUMzQjtBQUNBLFFBQUksT0FBTyxTQUFTLGFBQWEsV0FBVyxDQUFDLE9BQU8sTUFBTTtBQUN4RCxpQkFBVyxVQUFVLE1BQU0sWUFBWSxNQUFNLE1BQU0sU0FBUyxJQUFJLEdBQUcsSUFBSSxHQUFHO0FBQ3hFLGNBQU0sSUFBSSxRQUFRLE9BQU87QUFBQSxNQUMzQjtBQUFBLElBQ0Y7QUFDQSxVQUFNLFNBQVMsT0FBTyxTQUFTLGFBQWEsT0FBTyxTQUFTO0FBQzVELFVBQU1JLFFBQU8sU0FBVSxVQUFVLFNBQVMsWUFBYTtBQUN2RCxlQUFXLFVBQVUsU0FBUztBQUM1QixZQUFNLElBQUksUUFBUUEsS0FBSTtBQUFBLElBQ3hCO0FBQ0EsV0FBTztBQUFBLEVBQ1QsR0FBRyxDQUFDLE9BQU8sT0FBTyxNQUFNLE9BQU8sTUFBTSxTQUFTLE1BQU0sS0FBSyxPQUFPLENBQUM7QUFFakUsUUFBTSxPQUFPLE1BQU07QUFDakIsVUFBTSxPQUFPLE9BQU8sS0FBSyxPQUFPO0FBQ2hDLFFBQUksUUFBUSxTQUFTO0FBQ25CLGVBQVMsS0FBSyxNQUFNLFFBQVEsT0FBTztBQUFBLElBQ3JDLFdBQVcsTUFBTTtBQUVmLGFBQU8sRUFBRSxTQUFTLEtBQUssS0FBSyxDQUFDO0FBQUEsSUFDL0I7QUFBQSxFQUNGO0FBRUEsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sT0FBTztBQUFBLElBQ2IsU0FBUyxDQUFDLFNBQVMsT0FBTyxFQUFFLE1BQU0sTUFBTSxRQUFXLFFBQVEsQ0FBQyxHQUFHLE1BQU0sT0FBVSxDQUFDO0FBQUEsSUFDaEY7QUFBQSxJQUNBO0FBQUEsSUFDQSxTQUFTO0FBQUEsSUFDVDtBQUFBLElBQ0EsT0FBTyxPQUFPLE1BQU0sS0FBSztBQUFBLElBQ3pCO0FBQUEsSUFDQSxVQUFVLE9BQU87QUFBQSxJQUNqQixRQUFRLENBQUMsUUFBUTtBQUNmLFVBQUksT0FBTyxPQUFPLFVBQVU7QUFDMUIsYUFBSyxPQUFPLFNBQVMsSUFBSTtBQUFBLE1BQzNCO0FBQ0EsYUFBTyxFQUFFLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDL0I7QUFBQSxJQUNBLEtBQUssQ0FBQyxXQUFXO0FBQ2YsVUFBSSxDQUFDLE9BQU87QUFDVjtBQUFBLE1BQ0Y7QUFDQSxlQUFTLE1BQU07QUFDZixZQUFNLE9BQU8sT0FBTyxNQUFNO0FBQzFCLFVBQUksT0FBTyxTQUFTLFVBQVUsV0FBVyxRQUFRLFNBQVMsTUFBTSxHQUFHO0FBQ2pFLGFBQUs7QUFBQSxNQUNQLFdBQVcsT0FBTyxTQUFTLGFBQWEsTUFBTTtBQUM1QyxjQUFNLFFBQVEsTUFBTSxRQUFRLE1BQU0sSUFBSTtBQUN0QyxnQkFBUSxNQUFNLElBQUk7QUFDbEIsZUFBTyxFQUFFLE1BQU0sTUFBTSxNQUFNLE1BQU0sUUFBUSxTQUFTLE9BQVUsQ0FBQztBQUFBLE1BQy9ELE9BQU87QUFDTCxjQUFNLFNBQVMsTUFBTSxNQUFNLE9BQU8sUUFBUSxNQUFNO0FBQ2hELGVBQU8sRUFBRSxRQUFRLE1BQU0sUUFBUSxTQUFTLFFBQVcsTUFBTSxRQUFXLE1BQU0sU0FBUyxDQUFDO0FBQUEsTUFDdEY7QUFBQSxJQUNGO0FBQUEsSUFDQSxPQUFPLENBQUMsU0FBUztBQUNmLFVBQUksU0FBUyxPQUFPLFNBQVMsV0FBVztBQUN0QyxjQUFNLE9BQU8sUUFBUSxNQUFNLE1BQU0sTUFBTSxJQUFJO0FBQzNDLGNBQU0sT0FBTyxRQUFRLEdBQUcsS0FBSyxLQUFLLElBQUksS0FBSyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQ3ZELGVBQU8sRUFBRSxNQUFNLE1BQU0sU0FBUyxPQUFVLENBQUM7QUFDekMsbUJBQVcsTUFBUztBQUNwQixZQUFJLE1BQU07QUFDUixtQkFBUyxJQUFJO0FBQUEsUUFDZjtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsSUFDQSxPQUFPLENBQUMsU0FBUyxXQUFXLE9BQU8sU0FBUyxZQUFZLE9BQU8sTUFBUztBQUFBLElBQ3hFLFFBQVEsQ0FBQyxNQUFNLFdBQVc7QUFDeEIsVUFBSSxPQUFPLFdBQVcsR0FBRztBQUV2QixhQUFLLElBQUk7QUFBQSxNQUNYLE9BQU87QUFDTCxlQUFPLEVBQUUsUUFBUSxNQUFNLFVBQVUsTUFBTSxRQUFXLFNBQVMsS0FBSyxDQUFDO0FBQUEsTUFDbkU7QUFBQSxJQUNGO0FBQUEsSUFDQSxNQUFNLENBQUMsV0FDTCxPQUFPLEVBQUUsUUFBUSxNQUFNLFVBQVUsTUFBTSxRQUFXLE1BQU0sUUFBVyxTQUFTLE9BQVUsQ0FBQztBQUFBLElBQ3pGLFFBQVEsTUFBTSxRQUFRLFVBQVUsSUFBSSxDQUFDO0FBQUEsSUFDckMsUUFBUSxNQUFNLFFBQVEsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUNoQyxPQUFPLE1BQU07QUFDWCxpQkFBVyxNQUFTO0FBQ3BCLGFBQU8sRUFBRSxNQUFNLFFBQVcsUUFBUSxDQUFDLEdBQUcsTUFBTSxRQUFXLFNBQVMsT0FBVSxDQUFDO0FBQUEsSUFDN0U7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUNGOzs7QUMxTkEsSUFBTSxRQUFjO0FBQUEsRUFDbEIsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsVUFBVSxDQUFDO0FBQUEsRUFDWCxLQUFLLENBQUM7QUFBQSxFQUNOLE9BQU8sQ0FBQztBQUFBLEVBQ1IsV0FBVyxDQUFDO0FBQ2Q7QUFDQSxJQUFNLFdBQVc7QUFFVixTQUFTLFVBQVUsRUFBRSxPQUFBQyxPQUFNLEdBQXNCO0FBQ3RELFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sRUFBRSxTQUFTLElBQUksVUFBVTtBQUMvQixRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlDLEdBQVMsTUFBVyxJQUFJLFNBQVMsS0FBSyxDQUFDO0FBQ2pFLFFBQU0sRUFBRSxRQUFRLEtBQUssSUFBSSxTQUFTRCxRQUFPLFVBQVUsS0FBSztBQUN4RCxRQUFNLFlBQVksYUFBYSxRQUFRLElBQUk7QUFDM0MsUUFBTSxVQUFVRSxHQUF1QixJQUFJO0FBQzNDLFFBQU0sV0FBVyxZQUFZLFNBQVMsU0FBUztBQUMvQyxRQUFNLENBQUMsWUFBWSxXQUFXLElBQUlELEdBQVMsS0FBSztBQUNoRCxRQUFNLEVBQUUsT0FBTyxPQUFPLFFBQVEsSUFBSTtBQUNsQyxRQUFNLE9BQU8sU0FBUztBQUN0QixRQUFNLFNBQVMsU0FBUztBQUN4QixRQUFNLFFBQVEsT0FBTyxTQUFTO0FBRTlCLEVBQUFFLEdBQVUsTUFBTTtBQUNkLGFBQVMsUUFBUSxDQUFDLE9BQU8sT0FBTyxNQUFNLElBQUksT0FBTyxnQkFBZ0IsRUFBRSxPQUFPLE9BQU8sRUFBRSxLQUFLLEdBQUc7QUFBQSxFQUM3RixHQUFHLENBQUMsT0FBTyxNQUFNLEtBQUssQ0FBQztBQUN2QixFQUFBQSxHQUFVLE1BQU07QUFDZCxRQUFJLEtBQUssU0FBUyxRQUFXO0FBQzNCLGVBQVMsT0FBTyxVQUFVLEtBQUssSUFBSTtBQUFBLElBQ3JDO0FBQUEsRUFDRixHQUFHLENBQUMsS0FBSyxJQUFJLENBQUM7QUFFZCxNQUFJLEtBQUssU0FBUyxXQUFXO0FBQzNCLFdBQ0UsZ0JBQUFDLEdBQUMsVUFBSyxPQUFNLFVBQ1Y7QUFBQSxzQkFBQUEsR0FBQyxTQUFNO0FBQUEsTUFDUCxnQkFBQUEsR0FBQyxVQUFRLGdCQUFNLGVBQWUsR0FBRTtBQUFBLE1BQ2hDLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFjLE1BQU0sWUFDMUIsZ0JBQU0sV0FBVyxHQUNwQjtBQUFBLE9BQ0Y7QUFBQSxFQUVKO0FBQ0EsUUFBTSxRQUNKLGdCQUFBQSxHQUFDLFNBQU0sU0FBUyxhQUFhLFVBQVVKLE1BQUssQ0FBQyxHQUFHLE9BQU8sU0FBUyxrQkFBa0I7QUFFcEYsUUFBTSxTQUFTLFNBQVMsT0FBWSxNQUFNQSxNQUFLLEdBQUcsT0FBTztBQUN6RCxRQUFNLFdBQVcsVUFBVSxHQUFHLFVBQVVBLE1BQUssQ0FBQyxJQUFJLE1BQU07QUFDeEQsUUFBTSxRQUFRLFNBQVMsZ0JBQUFJLEdBQUMsU0FBTSxNQUFZLE9BQWMsUUFBZ0I7QUFDeEUsUUFBTSxZQUFZLE9BQU8sVUFBVTtBQUNuQyxRQUFNLFVBQVUsQ0FBQyxVQUFVLE9BQU8sTUFBTSxLQUFLLENBQUMsUUFBUSxJQUFJLFNBQVMsTUFBTSxNQUFNO0FBQy9FLFNBQ0UsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLGNBQWEsS0FBSyxTQUFVLEdBQUcsU0FBUyxVQUNqRDtBQUFBLG9CQUFBQSxHQUFDLFlBQU8sT0FBTSxPQUNaO0FBQUEsc0JBQUFBLEdBQUMsT0FBRSxPQUFNLFNBQVEsTUFBTSxZQUFZLE9BQU8sTUFBTSxXQUFXLEdBQ3pELDBCQUFBQSxHQUFDLFFBQUssTUFBSyxRQUFPLE9BQU8sTUFBTSxXQUFXLEdBQUcsR0FDL0M7QUFBQSxNQUNBLGdCQUFBQSxHQUFDLFFBQ0M7QUFBQSx3QkFBQUEsR0FBQyxVQUFLLE9BQU0sU0FBUyxpQkFBTTtBQUFBLFFBQzNCLGdCQUFBQSxHQUFDLFVBQUssT0FBTSxZQUFZLGlCQUFPLFVBQVM7QUFBQSxTQUMxQztBQUFBLE1BQ0MsVUFBVSxDQUFDLGFBQWEsZ0JBQUFBLEdBQUMsYUFBVSxRQUFnQjtBQUFBLE1BQ3BELGdCQUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0MsTUFBSztBQUFBLFVBQ0wsT0FBTTtBQUFBLFVBQ04sT0FBTyxNQUFNLFdBQVc7QUFBQSxVQUN4QixTQUFTLE1BQU0sWUFBWSxJQUFJO0FBQUEsVUFFL0IsMEJBQUFBLEdBQUMsUUFBSyxNQUFLLFFBQU8sT0FBTyxNQUFNLFdBQVcsR0FBRztBQUFBO0FBQUEsTUFDL0M7QUFBQSxPQUNGO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxXQUFRLE1BQVksUUFBZ0I7QUFBQSxJQUNyQyxnQkFBQUEsR0FBQyxVQUNFO0FBQUEsbUJBQ0MsZ0JBQUFBLEdBQUMsU0FBSSxPQUFNLFdBQ1I7QUFBQSxjQUFNLFFBQVEsU0FBUyxLQUFLLGdCQUFBQSxHQUFDLE9BQUUsT0FBTSxlQUFlLGdCQUFNLFFBQVEsS0FBSyxLQUFLLEdBQUU7QUFBQSxRQUM5RTtBQUFBLFFBQ0QsZ0JBQUFBLEdBQUMsYUFBUSxPQUFNLFNBQ2I7QUFBQSwwQkFBQUEsR0FBQyxRQUFJLGdCQUFNLGFBQWEsR0FBRTtBQUFBLFVBQ3pCO0FBQUEsV0FDSDtBQUFBLFNBQ0Y7QUFBQSxNQUVELENBQUMsYUFBYSxXQUFXLGdCQUFBQSxHQUFDLFNBQUksT0FBTSxXQUFXLGlCQUFNO0FBQUEsTUFDckQsT0FBTyxVQUFVLGFBQWEsZ0JBQUFBLEdBQUMsVUFBUSxnQkFBTSxjQUFjLEdBQUU7QUFBQSxNQUM3RCxPQUFPLFVBQVUsU0FDaEIsZ0JBQUFBLEdBQUMsT0FBSSxPQUFjLE9BQWMsT0FBT0osUUFBTyxRQUFnQixRQUFnQjtBQUFBLE1BRWhGLE9BQU8sU0FDTixnQkFBQUksR0FBQyxhQUFRLE9BQU0sZUFBYyxjQUFZLE1BQU0sWUFBWSxHQUN6RDtBQUFBLHdCQUFBQSxHQUFDLFFBQUksZ0JBQU0sWUFBWSxHQUFFO0FBQUEsUUFDeEIsTUFBTSxNQUFNLElBQUksQ0FBQyxNQUFNLFVBQ3RCLGdCQUFBQSxHQUFDLE9BQTRCLGtCQUFyQixHQUFHLEtBQUssSUFBSSxJQUFJLEVBQVUsQ0FDbkM7QUFBQSxRQUNELGdCQUFBQSxHQUFDLFlBQVMsV0FBc0I7QUFBQSxTQUNsQztBQUFBLE1BRUQsU0FDQyxnQkFBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDO0FBQUEsVUFDQSxVQUFVLEtBQUs7QUFBQSxVQUNmLEtBQUssS0FBSztBQUFBLFVBQ1Y7QUFBQSxVQUNBLFdBQVcsS0FBSztBQUFBLFVBQ2hCO0FBQUEsVUFDQSxXQUFXLFNBQVMsWUFBWTtBQUFBO0FBQUEsTUFDbEM7QUFBQSxPQUVKO0FBQUEsSUFDQyxPQUFPLFFBQVEsU0FBUyxTQUN2QixnQkFBQUEsR0FBQyxlQUFZLFFBQVEsTUFBTSxRQUFRLE1BQU0sTUFBTSxPQUFPLE1BQU0sUUFBZ0IsSUFDMUUsU0FBUyxVQUFVLENBQUMsTUFBTSxTQUM1QixnQkFBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLFVBQVUsS0FBSztBQUFBLFFBQ2YsUUFDRSxNQUFNLFVBQVUsZ0JBQUFBLEdBQUMsVUFBTyxRQUFRLE1BQU0sUUFBUSxRQUFnQixXQUFzQjtBQUFBO0FBQUEsSUFFeEYsSUFDRTtBQUFBLElBQ0gsT0FBTyxXQUNOLGdCQUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsU0FBUyxTQUFTO0FBQUEsUUFDbEIsS0FBSyxLQUFLLFNBQVMsTUFBTSxRQUFRLE9BQU87QUFBQSxRQUN4QztBQUFBO0FBQUEsSUFDRjtBQUFBLElBRUYsZ0JBQUFBLEdBQUMsYUFBVSxPQUFPLEtBQUssT0FBTztBQUFBLElBQzdCLGNBQ0MsZ0JBQUFBLEdBQUMsVUFBTyxPQUFPLFNBQVMsTUFBTSxXQUFXLEdBQUcsU0FBUyxNQUFNLFlBQVksS0FBSyxHQUMxRTtBQUFBLHNCQUFBQSxHQUFDLGtCQUFlO0FBQUEsTUFDaEIsZ0JBQUFBLEdBQUMsV0FBTSxPQUFNLFNBQ1g7QUFBQSx3QkFBQUE7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUNDLE1BQUs7QUFBQSxZQUNMLFNBQVM7QUFBQSxZQUNULFVBQVUsQ0FBQyxVQUFVO0FBQ25CLGNBQUssSUFBSSxTQUFTLE1BQU0sY0FBYyxPQUFPO0FBQzdDLHVCQUFTLE1BQU0sY0FBYyxPQUFPO0FBQUEsWUFDdEM7QUFBQTtBQUFBLFFBQ0Y7QUFBQSxRQUNDLE1BQU0sbUJBQW1CO0FBQUEsU0FDNUI7QUFBQSxNQUNDLFNBQ0MsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFVBQVMsTUFBTSxVQUFVLE1BQU0sSUFBSSxHQUFHLFFBQU8sVUFBUyxLQUFJLFlBQ2hFLGdCQUFNLFlBQVksR0FDckI7QUFBQSxNQUVEO0FBQUEsTUFDQSxDQUFDLGFBQ0EsZ0JBQUFBLEdBQUMsYUFDQztBQUFBLHdCQUFBQSxHQUFDLGFBQVMsZ0JBQU0sYUFBYSxHQUFFO0FBQUEsUUFDOUI7QUFBQSxTQUNIO0FBQUEsTUFFRCxZQUNDLGdCQUFBQSxHQUFDLGFBQ0M7QUFBQSx3QkFBQUEsR0FBQyxhQUFTLGdCQUFNLGdCQUFnQixHQUFFO0FBQUEsUUFDbEMsZ0JBQUFBLEdBQUMsT0FBRSxPQUFNLFFBQVEsZ0JBQU0sa0JBQWtCLEdBQUU7QUFBQSxRQUMzQyxnQkFBQUEsR0FBQyxTQUFNLFNBQVMsYUFBYSxRQUFRLEdBQUcsT0FBYztBQUFBLFNBQ3hEO0FBQUEsTUFFRixnQkFBQUEsR0FBQyxRQUFLO0FBQUEsT0FDUjtBQUFBLEtBRUo7QUFFSjtBQUdBLFNBQVMsU0FBU0osUUFBZSxVQUFrQixPQUFnQjtBQUNqRSxRQUFNLENBQUMsTUFBTSxPQUFPLElBQUlDLEdBQVMsS0FBSztBQUN0QyxRQUFNLENBQUMsUUFBUSxTQUFTLElBQUlBLEdBQXNCO0FBQ2xELFFBQU0sUUFBUUMsR0FBTyxFQUFFLFVBQVUsTUFBTSxDQUFDO0FBQ3hDLFFBQU0sVUFBVSxFQUFFLFVBQVUsTUFBTTtBQUNsQyxFQUFBQyxHQUFVLE1BQU07QUFDZCxZQUFRLEtBQUs7QUFDYixVQUFNLFNBQVMsSUFBSSxZQUFZSCxRQUFPLE1BQU0sUUFBUSxVQUFVLE1BQU0sUUFBUSxPQUFPLE9BQU87QUFDMUYsY0FBVSxNQUFNO0FBQ2hCLFdBQU8sTUFBTSxPQUFPLE1BQU07QUFBQSxFQUM1QixHQUFHLENBQUNBLE1BQUssQ0FBQztBQUNWLEVBQUFHLEdBQVUsTUFBTSxRQUFRLFlBQVksUUFBUSxHQUFHLENBQUMsUUFBUSxRQUFRLENBQUM7QUFDakUsRUFBQUEsR0FBVSxNQUFNLFFBQVEsU0FBUyxLQUFLLEdBQUcsQ0FBQyxRQUFRLEtBQUssQ0FBQztBQUN4RCxTQUFPLEVBQUUsUUFBUSxLQUFLO0FBQ3hCO0FBR0EsU0FBUyxRQUFRLEVBQUUsTUFBTSxPQUFPLEdBQW9EO0FBQ2xGLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sUUFBUSxLQUFLO0FBQ25CLEVBQUFBLEdBQVUsTUFBTTtBQUNkLFFBQUksT0FBTztBQUNULFlBQU0sUUFBUSxXQUFXLE1BQU0sUUFBUSxZQUFZLEdBQUcsUUFBUTtBQUM5RCxhQUFPLE1BQU0sYUFBYSxLQUFLO0FBQUEsSUFDakM7QUFBQSxFQUNGLEdBQUcsQ0FBQyxPQUFPLE1BQU0sQ0FBQztBQUNsQixNQUFJLEtBQUssU0FBUyxRQUFRO0FBQ3hCLFdBQU8sZ0JBQUFDLEdBQUMsVUFBUSxnQkFBTSxtQkFBbUIsR0FBRTtBQUFBLEVBQzdDO0FBQ0EsTUFBSSxLQUFLLFNBQVMsWUFBWTtBQUM1QixXQUNFLGdCQUFBQSxHQUFDLFVBQ0U7QUFBQSxZQUFNLGVBQWU7QUFBQSxNQUFHO0FBQUEsTUFDekIsZ0JBQUFBLEdBQUMsWUFBTyxNQUFLLFVBQVMsU0FBUyxNQUFNLFFBQVEsTUFBTSxHQUNoRCxnQkFBTSxnQkFBZ0IsR0FDekI7QUFBQSxPQUNGO0FBQUEsRUFFSjtBQUNBLFNBQU8sUUFBUSxnQkFBQUEsR0FBQyxVQUFRLGdCQUFNLE9BQU0sSUFBWTtBQUNsRDtBQUVBLFNBQVMsVUFBVSxFQUFFLE9BQU8sR0FBd0M7QUFDbEUsUUFBTSxRQUFRLFNBQVM7QUFDdkIsUUFBTSxFQUFFLE9BQUFDLE9BQU0sSUFBSSxVQUFVO0FBQzVCLFFBQU0sT0FBT0gsR0FBMkIsSUFBSTtBQUM1QyxTQUNFLGdCQUFBRSxHQUFDLGFBQVEsT0FBTSxhQUFZLEtBQUssTUFDOUI7QUFBQSxvQkFBQUEsR0FBQyxhQUFRLE9BQU0sU0FBUSxPQUFPLE1BQU0sWUFBWSxHQUM5QywwQkFBQUEsR0FBQyxRQUFLLE1BQUssU0FBUSxPQUFPLE1BQU0sWUFBWSxHQUFHLEdBQ2pEO0FBQUEsSUFDQSxnQkFBQUEsR0FBQyxTQUFJLE9BQU0sY0FDUixVQUFBQyxPQUFNLFVBQVUsSUFBSSxDQUFDLENBQUMsVUFBVSxLQUFLLE1BQ3BDLGdCQUFBRDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBRUwsU0FBUyxNQUFNO0FBQ2Isa0JBQVEsS0FBSyxFQUFFLE1BQU0sU0FBUyxTQUFTLENBQUM7QUFDeEMsZUFBSyxTQUFTLGdCQUFnQixNQUFNO0FBQUEsUUFDdEM7QUFBQSxRQUVDO0FBQUE7QUFBQSxNQU5JO0FBQUEsSUFPUCxDQUNELEdBQ0g7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLFNBQVMsRUFBRSxVQUFVLEdBQW1EO0FBQy9FLFFBQU0sUUFBUSxTQUFTO0FBQ3ZCLFFBQU0sUUFBUSxVQUFVLE9BQU8sT0FBTyxDQUFDO0FBQ3ZDLFFBQU0sQ0FBQyxRQUFRLFNBQVMsSUFBSUgsR0FBUyxFQUFFO0FBQ3ZDLFFBQU0sT0FBT0ssR0FBUSxNQUFNLE1BQU0sS0FBSyxDQUFDLFFBQVEsSUFBSSxTQUFTLE1BQU0sR0FBRyxDQUFDLE9BQU8sTUFBTSxDQUFDO0FBQ3BGLE1BQUksTUFBTSxXQUFXLEdBQUc7QUFDdEIsV0FBTztBQUFBLEVBQ1Q7QUFDQSxTQUNFLGdCQUFBRixHQUFDLFNBQUksT0FBTSxZQUNUO0FBQUEsb0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxjQUFZLE1BQU0sWUFBWTtBQUFBLFFBQzlCLE9BQU8sTUFBTSxRQUFRO0FBQUEsUUFDckIsVUFBVSxDQUFDLFVBQVUsVUFBVSxNQUFNLGNBQWMsS0FBSztBQUFBLFFBRXhEO0FBQUEsMEJBQUFBLEdBQUMsWUFBTyxPQUFNLElBQUksZ0JBQU0sWUFBWSxHQUFFO0FBQUEsVUFDckMsTUFBTSxJQUFJLENBQUMsUUFDVixnQkFBQUEsR0FBQyxZQUF3QixPQUFPLElBQUksTUFDakMsY0FBSSxVQUFVLElBQUksUUFEUixJQUFJLE1BRWpCLENBQ0Q7QUFBQTtBQUFBO0FBQUEsSUFDSDtBQUFBLElBQ0EsZ0JBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxPQUFNO0FBQUEsUUFDTixVQUFVLENBQUM7QUFBQSxRQUNYLFNBQVMsTUFBTSxRQUFRLFVBQVUsT0FBTyxLQUFLLE1BQU0sS0FBSyxPQUFPO0FBQUEsUUFFOUQsZ0JBQU0sV0FBVztBQUFBO0FBQUEsSUFDcEI7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLE9BQU87QUFDZCxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLE9BQU87QUFBQSxJQUNYLENBQUMsV0FBVyxpQkFBaUI7QUFBQSxJQUM3QixDQUFDLFNBQVMsZ0JBQWdCO0FBQUEsSUFDMUIsQ0FBQyxLQUFLLFdBQVc7QUFBQSxJQUNqQixDQUFDLEtBQUssV0FBVztBQUFBLElBQ2pCLENBQUMsT0FBTyxZQUFZO0FBQUEsRUFDdEI7QUFDQSxTQUNFLGdCQUFBQSxHQUFDLGFBQ0M7QUFBQSxvQkFBQUEsR0FBQyxhQUFTLGdCQUFNLFdBQVcsR0FBRTtBQUFBLElBQzdCLGdCQUFBQSxHQUFDLFFBQUcsT0FBTSxRQUNQLGVBQUssSUFBSSxDQUFDLENBQUMsS0FBSyxRQUFRLE1BQ3ZCLGdCQUFBQSxHQUFDLFNBQ0M7QUFBQSxzQkFBQUEsR0FBQyxRQUNDLDBCQUFBQSxHQUFDLFNBQUssZUFBSSxHQUNaO0FBQUEsTUFDQSxnQkFBQUEsR0FBQyxRQUFJLGdCQUFNLFFBQVEsR0FBRTtBQUFBLFNBSmIsR0FLVixDQUNELEdBQ0g7QUFBQSxLQUNGO0FBRUo7OztBQy9TQSxJQUFNLFdBQVc7QUFHakIsSUFBTSxnQkFBZ0IsTUFDZixJQUFJLFlBQVksRUFBRSxNQUFNLFVBQVUsVUFBVSxDQUFDLEtBQUssTUFBTSxNQUFNLEdBQUcsQ0FBQyxFQUFFLFlBQVk7QUFFdkYsU0FBUyxNQUFNO0FBQ2IsUUFBTSxDQUFDLFVBQVUsV0FBVyxJQUFJRyxHQUFTLGFBQWE7QUFDdEQsUUFBTSxFQUFFLE9BQUFDLFFBQU8sT0FBTyxJQUFJLFNBQVMsUUFBUTtBQUMzQyxRQUFNLFFBQVEsU0FBUztBQUN2QixRQUFNLFNBQVNDO0FBQUEsSUFDYixNQUNFRCxVQUFTO0FBQUEsTUFDUCxPQUFBQTtBQUFBLE1BQ0E7QUFBQSxNQUNBLGFBQWEsQ0FBQyxXQUFtQjtBQUMvQixRQUFLLElBQUksWUFBWSxNQUFNO0FBQzNCLG9CQUFZLE1BQU07QUFBQSxNQUNwQjtBQUFBLElBQ0Y7QUFBQSxJQUNGLENBQUNBLFFBQU8sUUFBUTtBQUFBLEVBQ2xCO0FBQ0EsTUFBSSxDQUFDLFFBQVE7QUFDWCxXQUNFLGdCQUFBRSxHQUFDLFVBQUssT0FBTSxVQUNWO0FBQUEsc0JBQUFBLEdBQUMsU0FBTTtBQUFBLE1BRU4sVUFBVSxnQkFBQUEsR0FBQyxVQUFPLHlDQUEyQjtBQUFBLE9BQ2hEO0FBQUEsRUFFSjtBQUNBLFNBQ0UsZ0JBQUFBLEdBQUMsY0FBYyxVQUFkLEVBQXVCLE9BQU8sUUFDN0IsMEJBQUFBLEdBQUMsUUFBSyxPQUFjLEdBQ3RCO0FBRUo7QUFFQSxTQUFTLEtBQUssRUFBRSxNQUFNLEdBQXFCO0FBQ3pDLFVBQVEsTUFBTSxNQUFNO0FBQUEsSUFDbEIsS0FBSztBQUNILGFBQU8sZ0JBQUFBLEdBQUMsYUFBVTtBQUFBLElBQ3BCLEtBQUs7QUFDSCxhQUFPLGdCQUFBQSxHQUFDLGFBQTRCLE9BQU8sTUFBTSxTQUExQixNQUFNLEtBQTJCO0FBQUEsSUFDMUQsS0FBSztBQUNILGFBQU8sZ0JBQUFBLEdBQUMsY0FBOEIsR0FBRyxPQUFPLE1BQU0sTUFBTSxRQUFwQyxNQUFNLEtBQW9DO0FBQUEsSUFDcEUsS0FBSztBQUNILGFBQU8sZ0JBQUFBLEdBQUMsYUFBVSxNQUFNLE1BQU0sTUFBTTtBQUFBLEVBQ3hDO0FBQ0Y7QUFHQSxTQUFTLFNBQVMsVUFBa0I7QUFDbEMsUUFBTSxDQUFDRixRQUFPLFFBQVEsSUFBSUQsR0FBUyxNQUFXLElBQXVCLFNBQVMsTUFBUyxDQUFDO0FBQ3hGLFFBQU0sQ0FBQyxRQUFRLE9BQU8sSUFBSUEsR0FBUyxLQUFLO0FBQ3hDLEVBQUFJLEdBQVUsTUFBTTtBQUNkLFFBQUk7QUFDSixRQUFJLFlBQVk7QUFDaEIsVUFBTSxNQUFNLFlBQVk7QUFDdEIsVUFBSTtBQUNGLGNBQU0sU0FBUyxNQUFVLE1BQU0sUUFBUTtBQUN2QyxZQUFJLFdBQVc7QUFDYixVQUFLLElBQUksU0FBUyxNQUFNO0FBQ3hCLG1CQUFTLGdCQUFnQixPQUFPLE9BQU8sVUFBVSxTQUFTLFFBQVEsSUFBSSxXQUFXO0FBQ2pGLG1CQUFTLE1BQU07QUFDZixrQkFBUSxLQUFLO0FBQUEsUUFDZjtBQUFBLE1BQ0YsUUFBUTtBQUNOLFlBQUksV0FBVztBQUNiLGtCQUFRLElBQUk7QUFDWixrQkFBUSxXQUFXLEtBQUssUUFBUTtBQUFBLFFBQ2xDO0FBQUEsTUFDRjtBQUFBLElBQ0Y7QUFDQSxRQUFJO0FBQ0osV0FBTyxNQUFNO0FBQ1gsa0JBQVk7QUFDWixtQkFBYSxLQUFLO0FBQUEsSUFDcEI7QUFBQSxFQUNGLEdBQUcsQ0FBQyxRQUFRLENBQUM7QUFDYixTQUFPLEVBQUUsT0FBQUgsUUFBTyxPQUFPO0FBQ3pCO0FBRUEsU0FBUyxXQUFrQjtBQUN6QixRQUFNLENBQUMsT0FBTyxRQUFRLElBQUlELEdBQVMsU0FBUztBQUM1QyxFQUFBSSxHQUFVLE1BQU07QUFDZCxVQUFNLFNBQVMsTUFBTSxTQUFTLFVBQVUsQ0FBQztBQUN6QyxxQkFBaUIsY0FBYyxNQUFNO0FBQ3JDLFdBQU8sTUFBTSxvQkFBb0IsY0FBYyxNQUFNO0FBQUEsRUFDdkQsR0FBRyxDQUFDLENBQUM7QUFDTCxTQUFPO0FBQ1Q7QUFHQSxTQUFTLFlBQW1CO0FBQzFCLFFBQU0sUUFBUSxXQUFXLFNBQVMsSUFBSTtBQUN0QyxNQUFJLE1BQU0sU0FBUyxXQUFXLE1BQU0sTUFBTTtBQUN4QyxJQUFLLFVBQVUsTUFBTSxPQUFPLEVBQUUsTUFBTSxNQUFNLEtBQUssQ0FBQztBQUNoRCxZQUFRLGFBQWEsTUFBTSxJQUFJLFVBQVUsTUFBTSxLQUFLLENBQUM7QUFBQSxFQUN2RDtBQUNBLFNBQU87QUFDVDtBQUdBLElBQUksbUJBQW1CLGFBQWEsaUJBQWlCO0FBQ25ELFlBQVUsY0FBYyxTQUFTLFdBQVcsRUFBRSxNQUFNLE1BQU0sTUFBUztBQUNyRTtBQUVBLElBQU0sT0FBTyxTQUFTLGVBQWUsTUFBTTtBQUMzQyxJQUFJLE1BQU07QUFDUixJQUFPLGdCQUFBRCxHQUFDLE9BQUksR0FBSSxJQUFJO0FBQ3RCOyIsCiAgIm5hbWVzIjogWyJvcHRpb25zIiwgInZub2RlSWQiLCAiaXNWYWxpZEVsZW1lbnQiLCAicmVyZW5kZXJRdWV1ZSIsICJwcmV2RGVib3VuY2UiLCAicmVyZW5kZXJDb3VudCIsICJkZXB0aFNvcnQiLCAiRVZFTlRfRElTUEFUQ0hFRCIsICJDQVBUVVJFX1JFR0VYIiwgImV2ZW50Q2xvY2siLCAiZXZlbnRQcm94aWVzIiwgImkiLCAiVk5PREVfTUFSS0VSIiwgIlN5bWJvbCIsICJmb3IiLCAiRU1QVFlfT0JKIiwgIkVNUFRZX0FSUiIsICJNQVRITUxfVE9LRU5fRUxFTUVOVFMiLCAiaXNBcnJheSIsICJBcnJheSIsICJzbGljZSIsICJhc3NpZ24iLCAiT2JqZWN0IiwgInJlbW92ZU5vZGUiLCAibm9kZSIsICJwYXJlbnROb2RlIiwgInJlbW92ZSIsICJjcmVhdGVWTm9kZSIsICJ0eXBlIiwgInByb3BzIiwgImtleSIsICJyZWYiLCAib3JpZ2luYWwiLCAidm5vZGUiLCAiX19rIiwgIl9fIiwgIl9fYiIsICJfX2UiLCAiX19jIiwgImNvbnN0cnVjdG9yIiwgIlZOT0RFX01BUktFUiIsICJfX3YiLCAidm5vZGVJZCIsICJfX2kiLCAiX191IiwgIm9wdGlvbnMiLCAiRnJhZ21lbnQiLCAicHJvcHMiLCAiY2hpbGRyZW4iLCAiQmFzZUNvbXBvbmVudCIsICJjb250ZXh0IiwgInRoaXMiLCAiX19nIiwgImdldERvbVNpYmxpbmciLCAidm5vZGUiLCAiY2hpbGRJbmRleCIsICJfXyIsICJfX2kiLCAic2libGluZyIsICJfX2siLCAibGVuZ3RoIiwgIl9fZSIsICJ0eXBlIiwgIl9fUCIsICJyZW5kZXJDb21wb25lbnQiLCAiY29tcG9uZW50IiwgIm5ld1ZOb2RlIiwgIm9sZFZOb2RlIiwgIl9fdiIsICJvbGREb20iLCAiY29tbWl0UXVldWUiLCAicmVmUXVldWUiLCAicGFyZW50RG9tIiwgImFzc2lnbiIsICJjb25zdHJ1Y3RvciIsICJWTk9ERV9NQVJLRVIiLCAib3B0aW9ucyIsICJkaWZmIiwgIl9fbiIsICJuYW1lc3BhY2VVUkkiLCAiX191IiwgImNvbW1pdFJvb3QiLCAidXBkYXRlUGFyZW50RG9tUG9pbnRlcnMiLCAiX19jIiwgInNvbWUiLCAiY2hpbGQiLCAiZW5xdWV1ZVJlbmRlciIsICJjIiwgInJlcmVuZGVyUXVldWUiLCAicHVzaCIsICJyZXJlbmRlckNvdW50IiwgInByZXZEZWJvdW5jZSIsICJkZWJvdW5jZVJlbmRlcmluZyIsICJxdWV1ZU1pY3JvdGFzayIsICJwcm9jZXNzIiwgImwiLCAic29ydCIsICJkZXB0aFNvcnQiLCAic2hpZnQiLCAiZGlmZkNoaWxkcmVuIiwgInJlbmRlclJlc3VsdCIsICJuZXdQYXJlbnRWTm9kZSIsICJvbGRQYXJlbnRWTm9kZSIsICJnbG9iYWxDb250ZXh0IiwgIm5hbWVzcGFjZSIsICJleGNlc3NEb21DaGlsZHJlbiIsICJpc0h5ZHJhdGluZyIsICJpIiwgImNoaWxkVk5vZGUiLCAibmV3RG9tIiwgImZpcnN0Q2hpbGREb20iLCAicmVzdWx0IiwgIm9sZENoaWxkcmVuIiwgIkVNUFRZX0FSUiIsICJuZXdDaGlsZHJlbkxlbmd0aCIsICJjb25zdHJ1Y3ROZXdDaGlsZHJlbkFycmF5IiwgIkVNUFRZX09CSiIsICJyZWYiLCAiYXBwbHlSZWYiLCAiaW5zZXJ0IiwgIm5leHRTaWJsaW5nIiwgInNrZXdlZEluZGV4IiwgIm1hdGNoaW5nSW5kZXgiLCAidGFpbHMiLCAibGlzTGVuZ3RocyIsICJoaSIsICJtaWQiLCAib2xkQ2hpbGRyZW5MZW5ndGgiLCAicmVtYWluaW5nT2xkQ2hpbGRyZW4iLCAic2tldyIsICJtb3ZlZCIsICJuZXdDaGlsZHJlbiIsICJBcnJheSIsICJTdHJpbmciLCAiY3JlYXRlVk5vZGUiLCAiaXNBcnJheSIsICJfX2IiLCAia2V5IiwgImZpbmRNYXRjaGluZ0luZGV4IiwgInVubW91bnQiLCAicGFyZW50Vk5vZGUiLCAiaXNNb3VudGluZyIsICJkb20iLCAibmV4dCIsICJwYXJlbnROb2RlIiwgIm5vZGVUeXBlIiwgIm1vdmVCZWZvcmUiLCAiaW5zZXJ0QmVmb3JlIiwgImRhdGEiLCAic3RhcnRzV2l0aCIsICJmaW5kTWF0Y2hpbmdJbmRleCIsICJjaGlsZFZOb2RlIiwgIm9sZENoaWxkcmVuIiwgInNrZXdlZEluZGV4IiwgInJlbWFpbmluZ09sZENoaWxkcmVuIiwgIngiLCAia2V5IiwgInR5cGUiLCAib2xkVk5vZGUiLCAibWF0Y2hlZCIsICJfX3UiLCAibGVuZ3RoIiwgInNldFN0eWxlIiwgInN0eWxlIiwgInZhbHVlIiwgInNldFByb3BlcnR5IiwgImRvbSIsICJuYW1lIiwgIm9sZFZhbHVlIiwgIm5hbWVzcGFjZSIsICJ1c2VDYXB0dXJlIiwgInByb3h5IiwgImNzc1RleHQiLCAiX19lIiwgImV2ZW50UHJveGllcyIsICJjcmVhdGVFdmVudFByb3h5IiwgIl9fYSIsICJldmVudENsb2NrIiwgInJlcGxhY2UiLCAiQ0FQVFVSRV9SRUdFWCIsICJzbGljZSIsICJ0b0xvd2VyQ2FzZSIsICJhZGRFdmVudExpc3RlbmVyIiwgInJlbW92ZUV2ZW50TGlzdGVuZXIiLCAiZSIsICJyZW1vdmVBdHRyaWJ1dGUiLCAic2V0QXR0cmlidXRlIiwgImV2ZW50SGFuZGxlciIsICJ0aGlzIiwgIkVWRU5UX0RJU1BBVENIRUQiLCAib3B0aW9ucyIsICJldmVudCIsICJkaWZmIiwgInBhcmVudERvbSIsICJuZXdWTm9kZSIsICJnbG9iYWxDb250ZXh0IiwgImV4Y2Vzc0RvbUNoaWxkcmVuIiwgImNvbW1pdFF1ZXVlIiwgIm9sZERvbSIsICJpc0h5ZHJhdGluZyIsICJyZWZRdWV1ZSIsICJ0bXAiLCAicmVzdW1lZCIsICJvbGRDb21taXRRdWV1ZUxlbmd0aCIsICJjIiwgIm9sZFByb3BzIiwgIm9sZFN0YXRlIiwgInNuYXBzaG90IiwgIm5ld1Byb3BzIiwgImlzQ2xhc3NDb21wb25lbnQiLCAicHJvdmlkZXIiLCAiY29tcG9uZW50Q29udGV4dCIsICJyZW5kZXJIb29rIiwgImNvdW50IiwgInJlbmRlclJlc3VsdCIsICJzdGFydE1hcmtlciIsICJlbmQiLCAiaSIsICJjaGlsZCIsICJuZXdUeXBlIiwgImNvbnN0cnVjdG9yIiwgIlZOT0RFX01BUktFUiIsICJfX2MiLCAiX196IiwgIm5vZGVUeXBlIiwgInJhbmdlRW5kIiwgInB1c2giLCAiX19iIiwgIm91dGVyIiwgInByb3BzIiwgInByb3RvdHlwZSIsICJyZW5kZXIiLCAiY29udGV4dFR5cGUiLCAiX18iLCAiX19nIiwgIkJhc2VDb21wb25lbnQiLCAiZG9SZW5kZXIiLCAic3ViIiwgInN0YXRlIiwgIl9fbiIsICJfX2giLCAiX19rIiwgIl9fcyIsICJnZXREZXJpdmVkU3RhdGVGcm9tUHJvcHMiLCAiYXNzaWduIiwgIl9fdiIsICJjb21wb25lbnRXaWxsUmVjZWl2ZVByb3BzIiwgInNob3VsZENvbXBvbmVudFVwZGF0ZSIsICJzb21lIiwgInZub2RlIiwgIkVNUFRZX0FSUiIsICJhcHBseSIsICJnZXREb21TaWJsaW5nIiwgImNvbXBvbmVudFdpbGxVcGRhdGUiLCAiY29tcG9uZW50RGlkVXBkYXRlIiwgImNvbXBvbmVudFdpbGxNb3VudCIsICJjb21wb25lbnREaWRNb3VudCIsICJjb250ZXh0IiwgIl9fUCIsICJfX3IiLCAiZ2V0Q2hpbGRDb250ZXh0IiwgImdldFNuYXBzaG90QmVmb3JlVXBkYXRlIiwgIkZyYWdtZW50IiwgImNoaWxkcmVuIiwgIm5hbWVzcGFjZVVSSSIsICJ1bm1vdW50IiwgImRpZmZDaGlsZHJlbiIsICJpc0FycmF5IiwgInJlbW92ZU5vZGUiLCAidGhlbiIsICJpbmRleE9mIiwgInVuZGVmaW5lZCIsICJkYXRhIiwgInN0YXJ0c1dpdGgiLCAibmV4dFNpYmxpbmciLCAibWFya0FzRm9yY2UiLCAiZGlmZkVsZW1lbnROb2RlcyIsICJkaWZmZWQiLCAic3RhcnQiLCAibm9kZXMiLCAiZGVwdGgiLCAiY29tbWl0Um9vdCIsICJyb290IiwgImFwcGx5UmVmIiwgImNiIiwgImNhbGwiLCAibmV3SHRtbCIsICJvbGRIdG1sIiwgIm5ld0NoaWxkcmVuIiwgImlucHV0VmFsdWUiLCAiY2hlY2tlZCIsICJkb2MiLCAiRU1QVFlfT0JKIiwgImxvY2FsTmFtZSIsICJvd25lckRvY3VtZW50IiwgImRvY3VtZW50IiwgImNyZWF0ZVRleHROb2RlIiwgImNyZWF0ZUVsZW1lbnROUyIsICJpcyIsICJfX20iLCAiY29udGVudCIsICJkZWZhdWx0VmFsdWUiLCAiY2hpbGROb2RlcyIsICJhdHRyaWJ1dGVzIiwgIl9faHRtbCIsICJpbm5lckhUTUwiLCAidGV4dENvbnRlbnQiLCAiTUFUSE1MX1RPS0VOX0VMRU1FTlRTIiwgInRlc3QiLCAicmVmIiwgIm93bmVyIiwgIl9feCIsICJjdXJyZW50IiwgInBhcmVudFZOb2RlIiwgInNraXBSZW1vdmUiLCAiciIsICJjb21wb25lbnRXaWxsVW5tb3VudCIsICJkb2N1bWVudEVsZW1lbnQiLCAiY3JlYXRlVk5vZGUiLCAiZmlyc3RDaGlsZCIsICJjcmVhdGVDb250ZXh0IiwgImRlZmF1bHRWYWx1ZSIsICJDb250ZXh0IiwgInByb3BzIiwgInN1YnMiLCAiY3R4IiwgInRoaXMiLCAiZ2V0Q2hpbGRDb250ZXh0IiwgIlNldCIsICJfX2MiLCAic2hvdWxkQ29tcG9uZW50VXBkYXRlIiwgIl9wcm9wcyIsICJ2YWx1ZSIsICJmb3JFYWNoIiwgImMiLCAiX19nIiwgImVucXVldWVSZW5kZXIiLCAic3ViIiwgImFkZCIsICJvbGQiLCAiY29tcG9uZW50V2lsbFVubW91bnQiLCAiZGVsZXRlIiwgImNhbGwiLCAiY2hpbGRyZW4iLCAiaSIsICJfXyIsICJQcm92aWRlciIsICJDb25zdW1lciIsICJjb250ZXh0VmFsdWUiLCAiY29udGV4dFR5cGUiLCAib3B0aW9ucyIsICJfX2UiLCAiZXJyb3IiLCAidm5vZGUiLCAib2xkVk5vZGUiLCAiZXJyb3JJbmZvIiwgImNvbXBvbmVudCIsICJjdG9yIiwgImhhbmRsZWQiLCAiX18iLCAiX19jIiwgIl9fZyIsICJjb25zdHJ1Y3RvciIsICJnZXREZXJpdmVkU3RhdGVGcm9tRXJyb3IiLCAic2V0U3RhdGUiLCAiY29tcG9uZW50RGlkQ2F0Y2giLCAiZSIsICJyZXJlbmRlckNvdW50IiwgInZub2RlSWQiLCAiaXNWYWxpZEVsZW1lbnQiLCAiVk5PREVfTUFSS0VSIiwgIkJhc2VDb21wb25lbnQiLCAicHJvdG90eXBlIiwgInVwZGF0ZSIsICJjYWxsYmFjayIsICJzIiwgInRoaXMiLCAiX19zIiwgInN0YXRlIiwgImFzc2lnbiIsICJwcm9wcyIsICJfX3YiLCAiX19rIiwgInB1c2giLCAiZW5xdWV1ZVJlbmRlciIsICJmb3JjZVVwZGF0ZSIsICJfX2giLCAicmVuZGVyIiwgIkZyYWdtZW50IiwgInJlcmVuZGVyUXVldWUiLCAiZGVwdGhTb3J0IiwgImEiLCAiYiIsICJfX2IiLCAiRVZFTlRfRElTUEFUQ0hFRCIsICJTeW1ib2wiLCAiQ0FQVFVSRV9SRUdFWCIsICJldmVudENsb2NrIiwgImV2ZW50UHJveGllcyIsICJpIiwgImN1cnJlbnRJbmRleCIsICJjdXJyZW50Q29tcG9uZW50IiwgInByZXZpb3VzQ29tcG9uZW50IiwgInByZXZSYWYiLCAiT2JqZWN0SXMiLCAiT2JqZWN0IiwgImlzIiwgImN1cnJlbnRIb29rIiwgImFmdGVyUGFpbnRFZmZlY3RzIiwgInVubW91bnRDbGVhbnVwcyIsICJvcHRpb25zIiwgIl9vcHRpb25zIiwgIm9sZEJlZm9yZURpZmYiLCAiX19iIiwgIm9sZEJlZm9yZVJlbmRlciIsICJfX3IiLCAib2xkQWZ0ZXJEaWZmIiwgImRpZmZlZCIsICJvbGRDb21taXQiLCAiX19jIiwgIm9sZEJlZm9yZVVubW91bnQiLCAidW5tb3VudCIsICJvbGRSb290IiwgIl9fIiwgImdldEhvb2tTdGF0ZSIsICJpbmRleCIsICJ0eXBlIiwgIl9faCIsICJob29rcyIsICJfX0giLCAibGVuZ3RoIiwgInB1c2giLCAidXNlU3RhdGUiLCAiaW5pdGlhbFN0YXRlIiwgInVzZVJlZHVjZXIiLCAiaW52b2tlT3JSZXR1cm4iLCAicmVkdWNlciIsICJpbml0IiwgImhvb2tTdGF0ZSIsICJfcmVkdWNlciIsICJhY3Rpb24iLCAiY3VycmVudFZhbHVlIiwgIl9fTiIsICJuZXh0VmFsdWUiLCAic2V0U3RhdGUiLCAiX19mIiwgInByZXZTY3UiLCAic2hvdWxkQ29tcG9uZW50VXBkYXRlIiwgInAiLCAicyIsICJjIiwgInRoaXMiLCAidXBkYXRlZEhvb2siLCAic2hvdWxkVXBkYXRlIiwgInByb3BzIiwgInNvbWUiLCAiaG9va0l0ZW0iLCAicmVzdWx0IiwgImNhbGwiLCAidXNlRWZmZWN0IiwgImNhbGxiYWNrIiwgImFyZ3MiLCAic3RhdGUiLCAiX19zIiwgImFyZ3NDaGFuZ2VkIiwgIl9fUCIsICJfcGVuZGluZ0FyZ3MiLCAidXNlTGF5b3V0RWZmZWN0IiwgInVzZVJlZiIsICJpbml0aWFsVmFsdWUiLCAidXNlTWVtbyIsICJjdXJyZW50IiwgInVzZU1lbW8iLCAiZmFjdG9yeSIsICJhcmdzIiwgInN0YXRlIiwgImdldEhvb2tTdGF0ZSIsICJjdXJyZW50SW5kZXgiLCAiYXJnc0NoYW5nZWQiLCAiX19IIiwgIl9fIiwgInVzZUNvbnRleHQiLCAiY29udGV4dCIsICJwcm92aWRlciIsICJjdXJyZW50Q29tcG9uZW50IiwgIl9fYyIsICJzdGF0ZSIsICJnZXRIb29rU3RhdGUiLCAiY3VycmVudEluZGV4IiwgImMiLCAiX18iLCAic3ViIiwgInByb3BzIiwgInZhbHVlIiwgInVzZUlkIiwgInN0YXRlIiwgImdldEhvb2tTdGF0ZSIsICJjdXJyZW50SW5kZXgiLCAiX18iLCAicm9vdCIsICJjdXJyZW50Q29tcG9uZW50IiwgIl9fdiIsICJfX20iLCAibWFzayIsICJmbHVzaEFmdGVyUGFpbnRFZmZlY3RzIiwgImNvbXBvbmVudCIsICJ1bm1vdW50Q2xlYW51cHMiLCAic2hpZnQiLCAiaW52b2tlQ2xlYW51cCIsICJlIiwgIm9wdGlvbnMiLCAiX19lIiwgIl9fUCIsICJhZnRlclBhaW50RWZmZWN0cyIsICJob29rcyIsICJfX0giLCAiX19oIiwgInNvbWUiLCAiaW52b2tlRWZmZWN0IiwgImxlbmd0aCIsICJfX2IiLCAidm5vZGUiLCAib2xkQmVmb3JlRGlmZiIsICJwYXJlbnREb20iLCAiX19rIiwgIm9sZFJvb3QiLCAiX19yIiwgIm9sZEJlZm9yZVJlbmRlciIsICJfX2MiLCAicHJldmlvdXNDb21wb25lbnQiLCAiaG9va0l0ZW0iLCAiX19OIiwgIl9wZW5kaW5nQXJncyIsICJkaWZmZWQiLCAib2xkQWZ0ZXJEaWZmIiwgImMiLCAiYWZ0ZXJQYWludCIsICJwdXNoIiwgImNvbW1pdFF1ZXVlIiwgImZpbHRlciIsICJjYiIsICJvbGRDb21taXQiLCAidW5tb3VudCIsICJvbGRCZWZvcmVVbm1vdW50IiwgImhhc0Vycm9yZWQiLCAiZXJyb3JQYXJlbnQiLCAicyIsICJIQVNfUkFGIiwgInJlcXVlc3RBbmltYXRpb25GcmFtZSIsICJhZnRlck5leHRGcmFtZSIsICJjYWxsYmFjayIsICJyYWYiLCAiZG9uZSIsICJjbGVhclRpbWVvdXQiLCAidGltZW91dCIsICJjYW5jZWxBbmltYXRpb25GcmFtZSIsICJzZXRUaW1lb3V0IiwgIm5ld1F1ZXVlTGVuZ3RoIiwgInByZXZSYWYiLCAiaG9vayIsICJjb21wIiwgImNsZWFudXAiLCAiYXJnc0NoYW5nZWQiLCAib2xkQXJncyIsICJuZXdBcmdzIiwgImFyZyIsICJpbmRleCIsICJPYmplY3RJcyIsICJpbnZva2VPclJldHVybiIsICJmIiwgInRhYmxlIiwgInRhYmxlIiwgInJ1bGVzIiwgInN0ZXAiLCAidCIsICJvIiwgImUiLCAiciIsICJuIiwgInMiLCAiZiIsICJjIiwgImkiLCAibCIsICJhIiwgIl8iLCAiciIsICJ0IiwgIm4iLCAibyIsICJzIiwgImYiLCAiYyIsICJlIiwgImkiLCAibCIsICJhIiwgIl8iLCAidSIsICJkIiwgInAiLCAibSIsICJoIiwgInciLCAieSIsICJnIiwgIkMiLCAieCIsICJ6IiwgIkUiLCAiUyIsICJ2IiwgIkQiLCAiTCIsICJWIiwgIiQiLCAiQSIsICJGIiwgIkgiLCAiSSIsICJLIiwgIk4iLCAiUCIsICJqIiwgImxvYmJ5IiwgIlZOT0RFX01BUktFUiIsICJTeW1ib2wiLCAiZm9yIiwgInZub2RlSWQiLCAiY3JlYXRlVk5vZGUiLCAidHlwZSIsICJwcm9wcyIsICJrZXkiLCAiaXNTdGF0aWNDaGlsZHJlbiIsICJfX3NvdXJjZSIsICJfX3NlbGYiLCAicmVmIiwgImkiLCAibm9ybWFsaXplZFByb3BzIiwgInZub2RlIiwgIl9fayIsICJfXyIsICJfX2IiLCAiX19lIiwgIl9fYyIsICJjb25zdHJ1Y3RvciIsICJWTk9ERV9NQVJLRVIiLCAiX192IiwgInZub2RlSWQiLCAiX19pIiwgIl9fdSIsICJvcHRpb25zIiwgIlQiLCAiQSIsICJhIiwgImxvYmJ5IiwgIlAiLCAiVCIsICJkIiwgImEiLCAidyIsICJjb2RlIiwgInBhdGgiLCAieSIsICJ4IiwgIlQiLCAiRiIsICJwYXJzZWQiLCAiYSIsICJyb290IiwgImEiLCAibG9vayIsICJUIiwgIkEiLCAiYSIsICJhIiwgImQiLCAibG9iYnkiLCAibGV2ZWwiLCAibG9iYnkiLCAiVCIsICJhIiwgIkEiLCAidGFibGUiLCAic3RlcCIsICJzdW1tYXJ5IiwgImQiLCAiQSIsICJhIiwgImxvYmJ5IiwgIlQiLCAiZCIsICJBIiwgInBhcnNlZCIsICJhIiwgInRhYmxlIiwgImQiLCAiQSIsICJhIiwgIkEiLCAiYSIsICJkIiwgInRhYmxlIiwgImxvYmJ5IiwgInRhYmxlIiwgIl8iLCAiY29kZSIsICJhIiwgImQiLCAiQSIsICJ0YWJsZSIsICJkIiwgIkEiLCAiYSIsICJ0YWJsZSIsICJhIiwgImxvYmJ5IiwgImQiLCAiQSIsICJhY3QiLCAiYSIsICJsb29rIiwgInJvdyIsICJjb2wiLCAiVCIsICJkIiwgIngiLCAieSIsICJBIiwgInNoYXBlIiwgImEiLCAiZCIsICJsb2JieSIsICJ3IiwgImQiLCAidHVybiIsICJBIiwgImxvb2siLCAidGFibGUiLCAiZCIsICJUIiwgIkEiLCAiYSIsICJsb2JieSIsICJ3IiwgImQiLCAibG9iYnkiLCAidyIsICJhIiwgIkEiXQp9Cg==
